import type {
  Certificate,
  PlanProblem,
  SessionExplanation,
} from "@smart-planner/planner/scheduler";
import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { planReadingWords as words } from "./plan-reading.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const examDate = day("2026-06-22");

it.each<readonly [PlanProblem, string]>([
  [{ kind: "no subject" }, "Add at least one subject with a name and an exam date."],
  [{ kind: "no date", subject: "Maths" }, "Maths has no exam date yet."],
  [{ kind: "exam today", subject: "Maths" }, "The exam in Maths is today: it gets no time."],
  [
    { kind: "exam over", subject: "Maths", examDate },
    "The exam in Maths was on 22 June 2026: it gets no time.",
  ],
  [
    { kind: "kept free", subject: "Maths", examDate },
    "No day is left for Maths with the days you want to keep free before its exam on 22 June 2026.",
  ],
  [
    { kind: "far away", subject: "Far", days: 400 },
    "The exam in Far is more than 400 days away: the plan covers the first 400 days.",
  ],
  [
    { kind: "repeated", subject: "Maths" },
    "Maths is there more than once with the same exam date: it is planned once.",
  ],
  [{ kind: "no hours" }, "There are no study hours per day to plan with."],
  [
    { kind: "one length", minutes: 45 },
    "The minimum session length lies above the maximum: every session is 45 min long.",
  ],
  [
    { kind: "day too short", minutes: 30, dayMinutes: 15 },
    "The shortest session (30 min) is longer than the study time of a day (15 min): nothing can be planned until one of them changes.",
  ],
  [
    { kind: "no free time", minutes: 30, isByWishes: false },
    "No free time of at least 30 min is left before the exams: paint Free Time or remove a class, a commitment or sleep.",
  ],
  [
    { kind: "no free time", minutes: 30, isByWishes: true },
    "No free time of at least 30 min is left before the exams: leave more days or hours open in your preferences.",
  ],
  [
    { kind: "no time", name: "Maths", examDate, why: { kind: "no room" } },
    "Maths gets no time. There is no free time for a session before 22 June 2026.",
  ],
  [
    {
      kind: "no time",
      name: "Maths",
      examDate,
      why: { kind: "below a session", leftMinutes: 60, sessionMinutes: 75 },
    },
    "Maths gets no time. What is left to do, 1 h, is less than your shortest session of 1 h 15.",
  ],
  [
    { kind: "no time", name: "Maths", examDate, why: { kind: "taken", roomMinutes: 120 } },
    "Maths gets no time. Other subjects with exams as near take all 2 h of free time before 22 June 2026.",
  ],
  [
    { kind: "comfort", relaxed: "free days" },
    "Time is so short that some free days are used as well.",
  ],
  [
    { kind: "comfort", relaxed: "midday" },
    "Time is so short that some days give up their rest: a free day, a meal pause or the morning of an exam.",
  ],
  [
    { kind: "comfort", relaxed: "pauses" },
    "Time is so short that some days give up their rest: a free day, the morning of an exam or a pause.",
  ],
  [{ kind: "preferred time", time: "Night" }, "You have no free time in your preferred night."],
])("says of a plan %j", (problem, sentence) => {
  expect(words.problems([problem, problem, "From the server."])).toEqual([
    sentence,
    "From the server.",
  ]);
});

it("says which deadline cannot be met, and why", () => {
  const before = day("2026-06-12");
  const said = (given: Partial<Certificate>) =>
    words.problems([
      {
        kind: "short",
        certificate: { before, neededMinutes: 480, roomMinutes: 240, isProven: true, ...given },
      },
    ])[0];
  const subjects = ["Maths"];
  expect(said({})).toBe("Before 12 June 2026 you need 8 h, and there are 4 h.");
  expect(said({ isProven: false })).toBe(
    "Before 12 June 2026 you need 8 h, and there are 4 h: the minutes would be enough, but no whole session fits beside the others.",
  );
  expect(said({ subjects, allowed: { hasDays: false, minutesADay: 60 } })).toBe(
    "Before 12 June 2026 you need 8 h of Maths, and there are 4 h with 1 h of it a day at most.",
  );
  expect(said({ subjects, allowed: { hasDays: true } })).toBe(
    "Before 12 June 2026 you need 8 h of Maths, and there are 4 h on the days that you allow for it.",
  );
  expect(said({ subjects: ["Maths", "Latin"] })).toBe(
    "Before 12 June 2026 you need 8 h of Maths and Latin, and there are 4 h by what you allow for each of them.",
  );
  expect(said({ subjects: ["A", "B", "C", "D"] })).toMatch(/ 8 h of 4 subjects, and/);
  expect(said({ from: day("2026-06-08"), taskIds: ["essay"] })).toBe(
    "From 8 June to 11 June you need 8 h. There are 4 h.",
  );
});

it.each<readonly [Partial<SessionExplanation>, string]>([
  [
    {
      reasons: [
        { kind: "preferred time", time: "Evening", isFirst: true },
        { kind: "progress", doneMinutes: 60, needMinutes: 360 },
      ],
    },
    "Chemistry: exam in 6 days, difficulty 4, first free hour of your preferred evening, brings it to 1 h of 6 h.",
  ],
  [
    { days: 1, reasons: [{ kind: "kept for review" }] },
    "Chemistry: exam tomorrow, difficulty 4, on one of the last days before the exam, which are kept for it.",
  ],
  [
    { days: 0, reasons: [{ kind: "spaced", daysSinceLast: 0 }, { kind: "rising" }] },
    "Chemistry: exam today, difficulty 4, another session the same day, study rises as the exam comes close.",
  ],
  [
    {
      reasons: [
        { kind: "spaced", daysSinceLast: 1 },
        { kind: "before rest", rest: 6 },
      ],
    },
    "Chemistry: exam in 6 days, difficulty 4, 1 day after the last session, so that Sunday stays free.",
  ],
  [
    {
      reasons: [
        { kind: "on pace", doneMinutes: 90, needMinutes: 360 },
        { kind: "first free time" },
      ],
    },
    "Chemistry: exam in 6 days, difficulty 4, keeps you on pace with 1 h 30 of 6 h by tonight, first free time of the day.",
  ],
  [
    { reasons: [{ kind: "unmoved" }, { kind: "first look" }] },
    "Chemistry: exam in 6 days, difficulty 4, where your plan had it before, a first look at it.",
  ],
])("says why a session is there: %j", (given, sentence) => {
  const { days = 6, reasons = [] } = given;
  expect(words.session({ name: "Chemistry", what: "exam", days, difficulty: 4, reasons })).toBe(
    sentence,
  );
});

it("names due work without a difficulty", () => {
  const reasons = [{ kind: "first look" }] as const;
  expect(words.session({ name: "Essay 2", what: "due", days: 2, reasons })).toBe(
    "Essay 2: due in 2 days, a first look at it.",
  );
  expect(words.session({ name: "Essay 2", what: "was due", days: -2, reasons })).toBe(
    "Essay 2: was due 2 days ago, a first look at it.",
  );
});

it("names the rules a plan keeps", () => {
  const lengths = (minimum: number, maximum: number) =>
    words.keeps({ guarantee: "session-lengths", minimum, maximum });
  expect(words.keeps({ guarantee: "daily-hours", minutes: 180 })).toBe(
    "Never more than 3 h on one day.",
  );
  expect(lengths(30, 120)).toBe("Sessions of 30 min to 2 h with breaks between.");
  expect(lengths(60, 60)).toBe("Sessions of 1 h with breaks between.");
  expect(words.keeps({ guarantee: "busy-times" })).toBe(
    "Nothing over a class, a commitment or sleep.",
  );
});
