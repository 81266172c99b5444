import type { SessionLengths } from "../free-time/study-limits.ts";
import { formatDuration } from "../time/duration.ts";
import type { KeptGuarantee } from "./guarantees.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";

const lengthText = (lengths: SessionLengths | undefined): string => {
  if (lengths === undefined) return "is ";
  const { minimum, maximum } = lengths;
  return minimum === maximum
    ? `lasts ${formatDuration(minimum)}, is `
    : `lasts ${formatDuration(minimum)} to ${formatDuration(maximum)}, is `;
};

/** Every guarantee these inputs allow to check, in the words a student reads. */
export const checkableGuarantees = ({
  kind,
  inputs,
  lengths,
}: {
  readonly kind: "quick" | "scheduled";
  readonly inputs: PlanCheckInputs;
  readonly lengths: SessionLengths | undefined;
}): readonly KeptGuarantee[] => {
  const { grid, commitments, preferences, wishes } = inputs;
  const hours = `Never more than ${formatDuration(inputs.hoursPerDay * 60)} on one day`;
  const beforeExams: KeptGuarantee = {
    guarantee: "before-exams",
    text: "Nothing on or after an exam day, nothing in the past.",
  };
  if (kind === "quick")
    return [
      { guarantee: "daily-hours", text: `${hours}, but for rounding to 5 minutes.` },
      beforeExams,
      { guarantee: "session-lengths", text: "Every session is on the 5-minute grid." },
    ];
  const knowsSchedule =
    grid !== undefined || commitments !== undefined || preferences !== undefined;
  const knowsFreeTime = Object.values(grid ?? {}).some(({ type }) => type === "free");
  const busyTimes: KeptGuarantee = {
    guarantee: "busy-times",
    text: "Nothing over a class, a commitment or sleep.",
  };
  const freeTimeOnly: KeptGuarantee = {
    guarantee: "free-time-only",
    text: "Only inside your Free Time on the weekdays where you painted it.",
  };
  const keptWishes: KeptGuarantee = {
    guarantee: "wishes",
    text: "Nothing on the days and at the times you asked to keep free.",
  };
  return [
    { guarantee: "daily-hours", text: `${hours}.` },
    beforeExams,
    ...(knowsSchedule ? [busyTimes] : []),
    ...(knowsFreeTime ? [freeTimeOnly] : []),
    {
      guarantee: "session-lengths",
      text: `Every session ${lengthText(lengths)}on the 5-minute grid and at least 15 minutes from the next.`,
    },
    {
      guarantee: "every-subject",
      text: "Every subject with an exam ahead and room before it gets time.",
    },
    {
      guarantee: "fair-and-spread",
      text: "Harder subjects and nearer exams get more, spread over days.",
    },
    {
      guarantee: "own-eve",
      text: "The day before an exam has time for its subject, if you study that day.",
    },
    ...(wishes === undefined ? [] : [keptWishes]),
  ];
};
