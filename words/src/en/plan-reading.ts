import { listed } from "@smart-planner/planner/model";
import type {
  Certificate,
  KeptGuarantee,
  PlanProblem,
  SessionExplanation,
} from "@smart-planner/planner/scheduler";
import {
  addDays,
  dayAndMonth,
  longLabelOf,
  shortDuration,
  spokenDuration,
  weekdayNames,
} from "@smart-planner/planner/time";
import { counted } from "../said.ts";

const certificateText = (certificate: Certificate): string => {
  const { from, before, subjects, allowed, neededMinutes, roomMinutes, isProven } = certificate;
  const names =
    subjects === undefined || subjects.length <= 3
      ? listed(subjects ?? [])
      : `${subjects.length} subjects`;
  const whose = names === "" ? "" : ` of ${names}`;
  const figures =
    from === undefined
      ? `Before ${longLabelOf(before)} you need ${shortDuration(neededMinutes)}${whose}, and there are ${shortDuration(roomMinutes)}`
      : `From ${dayAndMonth(from)} to ${dayAndMonth(addDays(before, -1))} you need ${spokenDuration(neededMinutes)}${whose}. There are ${spokenDuration(roomMinutes)}`;
  if (allowed !== undefined) {
    const rules = [
      ...(allowed.hasDays ? ["on the days that you allow for it"] : []),
      ...(allowed.minutesADay === undefined
        ? []
        : [`with ${shortDuration(allowed.minutesADay)} of it a day at most`]),
    ];
    return `${figures} ${rules.join(", ")}.`;
  }
  if (subjects !== undefined) return `${figures} by what you allow for each of them.`;
  return isProven
    ? `${figures}.`
    : `${figures}: the minutes would be enough, but no whole session fits beside the others.`;
};

const noTimeText = ({ examDate, why }: Extract<PlanProblem, { kind: "no time" }>): string => {
  const exam = longLabelOf(examDate);
  switch (why.kind) {
    case "no room":
      return `There is no free time for a session before ${exam}.`;
    case "below a session":
      return `What is left to do, ${shortDuration(why.leftMinutes)}, is less than your shortest session of ${shortDuration(why.sessionMinutes)}.`;
    case "taken":
      return `Other subjects with exams as near take all ${shortDuration(why.roomMinutes)} of free time before ${exam}.`;
  }
};

const problemText = (problem: PlanProblem): string => {
  switch (problem.kind) {
    case "no subject":
      return "Add at least one subject with a name and an exam date.";
    case "no date":
      return `${problem.subject} has no exam date yet.`;
    case "exam over":
      return `The exam in ${problem.subject} was on ${longLabelOf(problem.examDate)}: it gets no time.`;
    case "exam today":
      return `The exam in ${problem.subject} is today: it gets no time.`;
    case "kept free":
      return `No day is left for ${problem.subject} with the days you want to keep free before its exam on ${longLabelOf(problem.examDate)}.`;
    case "far away":
      return `The exam in ${problem.subject} is more than ${problem.days} days away: the plan covers the first ${problem.days} days.`;
    case "repeated":
      return `${problem.subject} is there more than once with the same exam date: it is planned once.`;
    case "no hours":
      return "There are no study hours per day to plan with.";
    case "one length":
      return `The minimum session length lies above the maximum: every session is ${shortDuration(problem.minutes)} long.`;
    case "day too short":
      return `The shortest session (${shortDuration(problem.minutes)}) is longer than the study time of a day (${shortDuration(problem.dayMinutes)}): nothing can be planned until one of them changes.`;
    case "no free time": {
      const change = problem.isByWishes
        ? "leave more days or hours open in your preferences"
        : "paint Free Time or remove a class, a commitment or sleep";
      return `No free time of at least ${shortDuration(problem.minutes)} is left before the exams: ${change}.`;
    }
    case "no time":
      return `${problem.name} gets no time. ${noTimeText(problem)}`;
    case "short":
      return certificateText(problem.certificate);
    case "comfort":
      return `Time is so short that ${relaxed[problem.relaxed]}.`;
    case "preferred time":
      return `You have no free time in your preferred ${problem.time.toLowerCase()}.`;
  }
};

const relaxed = {
  "free days": "some free days are used as well",
  midday: "some days give up their rest: a free day, a meal pause or the morning of an exam",
  pauses: "some days give up their rest: a free day, the morning of an exam or a pause",
};

const inDays = (days: number): string => {
  if (days < 0) return `${counted(-days, "day")} ago`;
  return days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${counted(days, "day")}`;
};

const reasonText = (reason: SessionExplanation["reasons"][number]): string => {
  switch (reason.kind) {
    case "on pace":
      return `keeps you on pace with ${shortDuration(reason.doneMinutes)} of ${shortDuration(reason.needMinutes)} by tonight`;
    case "progress":
      return `brings it to ${shortDuration(reason.doneMinutes)} of ${shortDuration(reason.needMinutes)}`;
    case "kept for review":
      return "on one of the last days before the exam, which are kept for it";
    case "first look":
      return "a first look at it";
    case "spaced":
      return reason.daysSinceLast === 0
        ? "another session the same day"
        : `${counted(reason.daysSinceLast, "day")} after the last session`;
    case "preferred time":
      return `${reason.isFirst ? "first free hour of" : "in"} your preferred ${reason.time.toLowerCase()}`;
    case "first free time":
      return "first free time of the day";
    case "rising":
      return "study rises as the exam comes close";
    case "before rest":
      return `so that ${weekdayNames[reason.rest]} stays free`;
    case "unmoved":
      return "where your plan had it before";
  }
};

const keptText = (kept: KeptGuarantee): string => {
  switch (kept.guarantee) {
    case "daily-hours":
      return `Never more than ${shortDuration(kept.minutes)} on one day.`;
    case "before-exams":
      return "No study for an exam on or after its own day, nothing in the past.";
    case "busy-times":
      return "Nothing over a class, a commitment or sleep.";
    case "free-time-only":
      return "Only inside your Free Time on the weekdays where you painted it.";
    case "session-lengths": {
      const to = kept.minimum === kept.maximum ? "" : ` to ${shortDuration(kept.maximum)}`;
      return `Sessions of ${shortDuration(kept.minimum)}${to} with breaks between.`;
    }
    case "every-subject":
      return "Every subject with an exam ahead and room before it gets time.";
    case "fair-and-spread":
      return "Harder subjects and nearer exams get more, spread over days.";
    case "own-eve":
      return "The day before an exam has time for its subject, if you study that day.";
    case "wishes":
      return "Nothing on the days and at the times you asked to keep free.";
  }
};

/** The planner's statements about a plan. */
export const planReadingWords = {
  /** `Maths: exam in 3 days, difficulty 3, a first look at it.` */
  session: ({ name, what, days, difficulty, reasons }: SessionExplanation): string =>
    [
      `${name}: ${what} ${inDays(days)}`,
      ...(difficulty === undefined ? [] : [`difficulty ${difficulty}`]),
      `${reasons.map(reasonText).join(", ")}.`,
    ].join(", "),
  keeps: keptText,
  /** The fault of a session, a subject or a day, after its name. */
  breaks: {
    "daily-hours": "More than your hours for a day.",
    "before-exams": "Not before the exam or hand-in, or in the past.",
    "busy-times": "Over a class, a commitment or sleep.",
    "free-time-only": "Outside your Free Time.",
    "session-lengths": "Too short, too long or without a break.",
    "every-subject": "Too little time, though there is room.",
    "fair-and-spread": "Not shared out fairly.",
    "own-eve": "No time on the day before the exam.",
    wishes: "At a time you asked to keep free.",
  },
  /** Each once; texts of the server stay as they are. */
  problems: (problems: readonly (PlanProblem | string)[]): readonly string[] => [
    ...new Set(problems.map((one) => (typeof one === "string" ? one : problemText(one)))),
  ],
};
