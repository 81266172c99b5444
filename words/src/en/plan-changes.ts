import { listed } from "@smart-planner/planner/model";
import type { DifferenceCounts, InputChange, SessionChange } from "@smart-planner/planner/plan";
import { dayAndMonth, labelOf, shortDuration, spokenDuration } from "@smart-planner/planner/time";
import { counted } from "../said.ts";

type Place = Extract<SessionChange, { kind: "moved" }>["from"];

const place = ({ day, startTime, minutes }: Place): string =>
  `${labelOf(day)}${startTime === undefined ? "" : ` ${startTime}`}, ${shortDuration(minutes)}`;

/** `4 sessions moved, 2 longer or shorter, 3 new and 1 gone`. */
const counts = ({ moved, changed, added, removed }: DifferenceCounts): string => {
  const parts = [
    [moved, "moved"],
    [changed, "longer or shorter"],
    [added, "new"],
    [removed, "gone"],
  ] as const;
  const named = parts.filter(([count]) => count > 0);
  if (named.length === 0) return "no session changed";
  return listed(
    named.map(([count, what], index) => `${index > 0 ? count : counted(count, "session")} ${what}`),
  );
};

const session = (change: SessionChange): string => {
  switch (change.kind) {
    case "moved":
      return `${change.subject}: ${place(change.from)} moves to ${place(change.to)}`;
    case "changed":
      return `${change.subject}: ${place(change.from)} becomes ${shortDuration(change.minutes)}`;
    case "added":
      return `${change.subject}: new on ${place(change.to)}`;
    case "removed":
      return `${change.subject}: gone from ${place(change.from)}`;
  }
};

/** A change of the plan's inputs. */
const input = (change: InputChange): string => {
  switch (change.kind) {
    case "subject added":
      return `${change.subject} was added.`;
    case "subject removed":
      // Also if only its date was emptied.
      return `${change.subject} is no longer among your exams.`;
    case "exam added":
      return `${change.subject} has one more exam, on ${dayAndMonth(change.exam)}.`;
    case "exam removed":
      return `${change.subject} has one exam less.`;
    case "exam moved":
      return `${change.subject} exam moved to ${dayAndMonth(change.to)}.`;
    case "work":
      return `You changed ${change.subject}’s chapters.`;
    case "due work added":
      return change.due === undefined
        ? `${change.title} was added.`
        : `${change.title}, due ${dayAndMonth(change.due)}, was added.`;
    case "due work changed":
      return `${change.title} changed.`;
    case "done early":
      return `${change.subject} is ${shortDuration(change.minutes)} ahead of your plan.`;
    case "hours":
      return `Your hours per day changed from ${change.from} to ${change.to}.`;
    case "week":
      return "Your week or your preferences changed.";
    case "days freed":
      return change.count === 1
        ? `${dayAndMonth(change.first)} is no longer off.`
        : `${change.count} days from ${dayAndMonth(change.first)} on are no longer off.`;
    case "calendar freed":
      return change.isAllDay
        ? `The all-day events of “${change.name}” no longer take their days.`
        : `“${change.name}” no longer takes your time.`;
    case "session hit": {
      const session = `${change.subject} on ${dayAndMonth(change.day)}, ${change.startTime},`;
      return change.into === undefined
        ? `${session} is on a day off.`
        : `${session} runs into “${change.into}”.`;
    }
  }
};

export const planChangeWords = {
  counts,
  session,
  /** Time that work left free, for the exams that share the hours. */
  fillFreed: (minutes: number, subjects: readonly string[]) =>
    `Use ${spokenDuration(minutes)} for ${subjects.length === 1 ? subjects[0] : "your exams"}`,
  /** The first, and how many more there are. */
  inputs: ([first, ...others]: readonly InputChange[]): string => {
    if (first === undefined) return "";
    return `${input(first)}${others.length === 0 ? "" : ` And ${others.length} more.`}`;
  },
};
