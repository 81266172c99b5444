import type { StudyPlan } from "@smart-planner/planner/model";
import type { AdvancedInputs } from "@smart-planner/planner/scheduler";
import { dayOfLabel, daysBetween } from "@smart-planner/planner/time";
import { planWithWishes } from "@smart-planner/planner/wishes";
import { mean } from "../mean.ts";
import { students } from "../planner/students.ts";
import type { Row } from "../row.ts";

interface Spread {
  /** First day with the subject, as a fraction of the days to its exam. */
  readonly first: number;
  /** Days with the subject. */
  readonly days: number;
}

const spreadOf = (plan: StudyPlan, { subjects, today }: AdvancedInputs): readonly Spread[] =>
  subjects.flatMap(({ name, examDate }) => {
    const days = Object.entries(plan)
      .filter(([, entries]) => entries.some(({ subject }) => subject === name))
      .map(([label]) => daysBetween(today, dayOfLabel(label) ?? today));
    const all = Math.max(daysBetween(today, examDate), 1);
    return days.length === 0 ? [] : [{ first: Math.min(...days) / all, days: days.length / all }];
  });

/** Whether the fast answer spreads as well as the slow one. */
export const spreadRows = (): readonly Row[] => {
  const spreads = (effort: "preview" | "full"): readonly Spread[] =>
    students.flatMap(({ inputs }) => {
      const wished = planWithWishes({ inputs, wishes: [], effort });
      return wished.outcome === "made" ? spreadOf(wished.made.plan, inputs) : [];
    });
  const [flash, pro] = [spreads("preview"), spreads("full")];
  const row = (text: string, of: (spread: Spread) => number): Row => {
    const [figure, reference] = [100 * mean(flash.map(of)), 100 * mean(pro.map(of))];
    return {
      topic: "wishes",
      row: `flash: ${text}`,
      figure,
      unit: "%",
      reference,
      ratio: figure / reference,
      note: `${students.length} students, ${flash.length} subjects; reference: pro`,
    };
  };
  const latest = (all: readonly Spread[]): number =>
    100 * Math.max(...all.map(({ first }) => first));
  return [
    row("a subject first appears after this part of its days, mean", ({ first }) => first),
    row("days to its exam on which a subject appears, mean", ({ days }) => days),
    {
      topic: "wishes",
      row: "flash: the latest a subject first appears",
      figure: latest(flash),
      unit: "%",
      reference: latest(pro),
      ratio: latest(flash) / latest(pro),
      note: "of the days to its exam; reference: pro",
    },
  ];
};
