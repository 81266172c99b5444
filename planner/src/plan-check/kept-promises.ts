import type { SessionLengths } from "../free-time/study-limits.ts";
import { formatDuration } from "../time/duration.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";
import type { KeptPromise } from "./promises.ts";

const lengthText = (lengths: SessionLengths | undefined): string => {
  if (lengths === undefined) return "is ";
  const { minimum, maximum } = lengths;
  return minimum === maximum
    ? `lasts ${formatDuration(minimum)}, is `
    : `lasts ${formatDuration(minimum)} to ${formatDuration(maximum)}, is `;
};

/** Every promise these inputs allow to check, in the words a student reads. */
export const checkablePromises = ({
  kind,
  inputs,
  lengths,
}: {
  readonly kind: "quick" | "scheduled";
  readonly inputs: PlanCheckInputs;
  readonly lengths: SessionLengths | undefined;
}): readonly KeptPromise[] => {
  const { grid, commitments, preferences, wishes } = inputs;
  const hours = `Never more than ${formatDuration(inputs.hoursPerDay * 60)} on one day`;
  const beforeExams: KeptPromise = {
    promise: "before-exams",
    text: "Nothing on or after an exam day, nothing in the past.",
  };
  if (kind === "quick")
    return [
      { promise: "daily-hours", text: `${hours}, but for rounding to 5 minutes.` },
      beforeExams,
      { promise: "session-lengths", text: "Every session is on the 5-minute grid." },
    ];
  const knowsSchedule =
    grid !== undefined || commitments !== undefined || preferences !== undefined;
  const knowsFreeTime = Object.values(grid ?? {}).some(({ type }) => type === "free");
  const busyTimes: KeptPromise = {
    promise: "busy-times",
    text: "Nothing over a class, a commitment or sleep.",
  };
  const freeTimeOnly: KeptPromise = {
    promise: "free-time-only",
    text: "Only inside your Free Time on the weekdays where you painted it.",
  };
  const keptWishes: KeptPromise = {
    promise: "wishes",
    text: "Nothing on the days and at the times you asked to keep free.",
  };
  return [
    { promise: "daily-hours", text: `${hours}.` },
    beforeExams,
    ...(knowsSchedule ? [busyTimes] : []),
    ...(knowsFreeTime ? [freeTimeOnly] : []),
    {
      promise: "session-lengths",
      text: `Every session ${lengthText(lengths)}on the 5-minute grid and at least 15 minutes from the next.`,
    },
    {
      promise: "every-subject",
      text: "Every subject with an exam ahead and room before it gets time.",
    },
    {
      promise: "fair-and-spread",
      text: "Harder subjects and nearer exams get more, spread over days.",
    },
    ...(wishes === undefined ? [] : [keptWishes]),
  ];
};
