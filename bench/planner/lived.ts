import type { CalendarDay, PlanEntry, StudyPlan } from "@smart-planner/planner/model";
import {
  type AdvancedInputs,
  type AdvancedPlan,
  planAdvanced,
  type Stability,
} from "@smart-planner/planner/scheduler";
import { addDays, dayOfLabel, formatClock, sessionMinutesOf } from "@smart-planner/planner/time";

export interface Life {
  readonly inputs: AdvancedInputs;
  readonly made: AdvancedPlan;
  readonly studied: ReadonlyMap<string, number>;
}

export const beginning = (inputs: AdvancedInputs): Life => ({
  inputs,
  made: planAdvanced({ ...inputs, effort: "full" }),
  studied: new Map(),
});

const entriesOf = (plan: StudyPlan): readonly (PlanEntry & { readonly day: CalendarDay })[] =>
  Object.entries(plan).flatMap(([label, entries]) => {
    const day = dayOfLabel(label);
    return day === undefined ? [] : entries.map((entry) => ({ ...entry, day }));
  });

/** Studied time before `until`, all days or all but some. */
const studiedUntil = (
  { made, studied }: Life,
  until: CalendarDay,
  isMissed: (day: CalendarDay) => boolean,
): ReadonlyMap<string, number> => {
  const minutes = new Map(studied);
  for (const entry of entriesOf(made.plan))
    if (entry.day < until && !isMissed(entry.day))
      minutes.set(entry.subject, (minutes.get(entry.subject) ?? 0) + sessionMinutesOf(entry));
  return minutes;
};

/** The inputs some days later, with shares and studied time. */
const inputsLater = (
  { inputs, made }: Life,
  days: number,
  studied: ReadonlyMap<string, number>,
): AdvancedInputs => {
  const today = addDays(inputs.today, days);
  return {
    ...inputs,
    today,
    subjects: inputs.subjects
      .filter(({ examDate }) => examDate > today)
      .map((subject) => ({
        ...subject,
        shareMinutes: made.shares.get(`${subject.examDate} ${subject.name}`),
        studiedMinutes: studied.get(subject.name) ?? 0,
      })),
  };
};

/** A replan some days later; without stability, from nothing. */
export const later = (
  life: Life,
  days: number,
  {
    stability,
    isMissed = () => false,
  }: {
    readonly stability?: Stability;
    readonly isMissed?: (day: CalendarDay) => boolean;
  },
): Life => {
  const studied = studiedUntil(life, addDays(life.inputs.today, days), isMissed);
  const inputs = inputsLater(life, days, studied);
  const before = stability === undefined ? {} : { before: life.made.plan, stability };
  return { inputs, studied, made: planAdvanced({ ...inputs, ...before, effort: "full" }) };
};

const placesOf = (
  plan: StudyPlan,
  { today, minuteOfDay }: AdvancedInputs,
  until?: CalendarDay,
): readonly string[] =>
  entriesOf(plan)
    .filter(
      ({ day, startTime = "" }) =>
        (day > today || (day === today && startTime >= formatClock(minuteOfDay))) &&
        (until === undefined || day < until),
    )
    .map((entry) => `${entry.day} ${entry.startTime} ${entry.subject} ${sessionMinutesOf(entry)}`);

/** Sessions ahead, and those that stayed. */
export const keptIn = (
  before: Life,
  after: Life,
  until?: CalendarDay,
): { readonly ahead: number; readonly kept: number } => {
  const ahead = placesOf(before.made.plan, after.inputs, until);
  const now = new Set(placesOf(after.made.plan, after.inputs, until));
  return { ahead: ahead.length, kept: ahead.filter((place) => now.has(place)).length };
};
