import { daysBetween } from "../../time/day-number.ts";
import { countDays, kept, times, unkept } from "./checking.ts";
import { daysAhead, subjectsMeant } from "./days.ts";
import { examIn, meantIn } from "./drafting.ts";
import type { Closed, Draft, Kind } from "./kind.ts";
import { capital, whoText } from "./words.ts";

/** An exam sooner than this does not wait for what is to come first. */
const soonDays = 2;

/** The first day of the plan belongs to what is to come first. */
const firstDay = (draft: Draft, first: readonly string[]): Closed => {
  const [opening] = daysAhead(draft.inputs);
  return (name, day) => {
    const exam = examIn(draft, name);
    return (
      first.length > 0 &&
      day === opening &&
      !first.includes(name) &&
      exam !== undefined &&
      daysBetween(day, exam) > soonDays
    );
  };
};

export const first: Kind<"first"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes)
      if (wish.of === "plan") draft.closed.push(firstDay(draft, meantIn(draft, wish) ?? []));
  },
  check: (facts, wish) => {
    const names = subjectsMeant(wish, facts.subjects, facts.ratingOf) ?? [];
    if (wish.of === "plan")
      return names.includes(facts.sessions[0]?.subject ?? "")
        ? kept
        : unkept("Another exam comes so soon that its subject has to begin.");
    const wrong = countDays(
      facts,
      (sessions) =>
        sessions.some(({ subject }) => names.includes(subject)) &&
        !names.includes(sessions[0]?.subject ?? ""),
    );
    return wrong === 0
      ? kept
      : unkept(`${times(wrong, "One day begins", "% days begin")} with something else.`);
  },
  describe: (wish) => {
    const name = whoText(wish) ?? "";
    return wish.of === "day" ? `Each day begins with ${name}` : `${capital(name)} first`;
  },
  faults: (wish, subjects) =>
    wish.of === "plan" || subjects === undefined
      ? undefined
      : (row) =>
          row.some(({ subject }) => subjects.includes(subject)) &&
          !subjects.includes(row[0]?.subject ?? "")
            ? 1
            : 0,
};
