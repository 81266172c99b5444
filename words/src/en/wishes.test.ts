import { parseDay } from "@smart-planner/planner/time";
import type { Reason, Wish } from "@smart-planner/planner/wishes";
import { expect, it } from "vitest";
import { languages } from "../languages.ts";
import { wordsOf } from "../said.ts";
import { wishWords as words } from "./wishes.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const from = day("2027-03-05");

const sundays: Wish = { kind: "off", firmness: "firm", weekdays: [6] };

const wishes: readonly (readonly [Wish, sentence: string, label?: string])[] = [
  [sundays, "No study on Sundays", "No Sundays"],
  [{ kind: "off", firmness: "soft", weekdays: [5, 6] }, "No study on weekends, if possible"],
  [
    {
      kind: "off",
      firmness: "firm",
      label: "Work",
      weekdays: [0, 2],
      window: { from: 960, to: 1230 },
    },
    "Work on Mondays and Wednesdays 16:00 to 20:30",
    "Work, Mon and Wed 16–20:30",
  ],
  [
    {
      ...{ kind: "off", firmness: "firm", label: "School", weekdays: [0, 1, 2, 3, 4] },
      window: { from: 0, to: 930 },
    },
    "School on weekdays before 15:30",
    "School, Mon–Fri until 15:30",
  ],
  [
    {
      ...{ kind: "off", firmness: "firm", label: "Football", weekdays: [1, 3] },
      window: { from: 1020, to: 1440 },
    },
    "Football on Tuesdays and Thursdays after 17:00",
    "Football, Tue and Thu evening",
  ],
  [
    { kind: "off", firmness: "firm", dates: [{ from, to: day("2027-03-09") }] },
    "No study from 5 to 9 March 2027",
  ],
  [
    { kind: "light", firmness: "soft", daysBeforeExam: 2, examsOf: ["Maths", "Art"] },
    "Lighter on the last 2 days before the Maths and Art exams",
  ],
  [
    { kind: "only", firmness: "firm", level: "hard", window: { from: 300, to: 720 } },
    "Hard subjects only in the morning",
  ],
  [
    { kind: "work", firmness: "firm", subjects: ["Maths"], minutes: 90 },
    "1 hour 30 minutes for Maths",
    "Maths 1.5 h",
  ],
  [
    { kind: "rhythm", firmness: "firm", subjects: ["Maths"], bound: "least", perWeek: 2 },
    "Maths at least twice a week",
  ],
];

it("says a wish in a sentence and on a chip", () => {
  for (const [wish, sentence, label = sentence] of wishes)
    expect([words.wish(wish), words.label(wish)]).toEqual([sentence, label]);
});

const reasons: readonly (readonly [Reason, string])[] = [
  [{ kind: "not moved", count: 1 }, "One session could not be moved away from then."],
  [{ kind: "other time", count: 2 }, "2 sessions are at other times."],
  [
    { kind: "other subject", count: 1 },
    "One session of another subject is then: its exam comes too soon.",
  ],
  [{ kind: "other length", count: 3 }, "3 sessions are longer or shorter."],
  [{ kind: "other rating", count: 1 }, "One session still counts otherwise."],
  [{ kind: "outside", count: 1 }, "One session is outside of it."],
  [{ kind: "later", count: 2 }, "2 sessions come later."],
  [{ kind: "asleep", count: 2 }, "2 sessions are at a time of sleep."],
  [{ kind: "had to stay", count: 2 }, "2 sessions had to stay: there is no other subject."],
  [{ kind: "full day", count: 1 }, "One day has no room for it."],
  [{ kind: "more sessions", count: 2 }, "2 days have more."],
  [{ kind: "more subjects", count: 1 }, "One day has more: the exams come close together."],
  [
    { kind: "both", count: 2 },
    "2 days have both: the hours before the exams do not leave room for it.",
  ],
  [{ kind: "both or twice", count: 1 }, "One day has both, or one of them twice in a row."],
  [{ kind: "above", count: 2, minutes: 120 }, "2 days have more than 2 hours."],
  [{ kind: "begins otherwise", count: 2 }, "2 days begin with something else."],
  [{ kind: "other order", count: 1 }, "On one day the order is another one."],
  [{ kind: "fewer free days", count: 2 }, "2 weeks have fewer free days."],
  [{ kind: "limit", count: 1, per: "week", than: "more" }, "One week has more than that."],
  [{ kind: "missing", count: 2, subject: "Maths" }, "Maths is missing on 2 days."],
  [
    { kind: "days a week", subject: "Maths", days: 1, isFew: true },
    "In one week Maths comes on one day only.",
  ],
  [{ kind: "work", subject: "Maths", minutes: 150 }, "Maths gets 2.5 hours."],
  [
    { kind: "no change", subjects: ["Maths", "Art"], direction: "less" },
    "Maths and Art get no less time than without it.",
  ],
  [{ kind: "exam", isNew: true }, "Add it to your subjects, and plan again."],
  [{ kind: "other days" }, "Other days have as much: there was no room."],
  [{ kind: "some days", used: 0, days: 3 }, "No session could be put there."],
  [{ kind: "some days", used: 1, days: 3 }, "Only 1 of 3 days had room for it then."],
  [
    { kind: "halves", first: 60, second: 90 },
    "The first half has 60 minutes a day, the second 90.",
  ],
  [{ kind: "say how long" }, "Say how long it takes, and the plan leaves that time free."],
  [{ kind: "least break", minutes: 15 }, "Breaks are never shorter than 15 minutes."],
  [{ kind: "shorter breaks" }, "Some sessions follow each other with a shorter break."],
  [{ kind: "no review", subject: "Maths" }, "The last days before Maths have none of it."],
  [
    { kind: "shared review", subject: "Maths" },
    "Other exams come so soon that the last days before Maths are shared.",
  ],
  [{ kind: "other begins" }, "Another exam comes so soon that its subject has to begin."],
  [{ kind: "no sessions" }, "There are no sessions of it."],
  [{ kind: "short plan" }, "The plan is too short for that."],
  [{ kind: "nothing called", label: "Choir" }, "Nothing in your week is called Choir."],
  [{ kind: "none rated", level: "hard" }, "No subject is rated hard."],
  [{ kind: "unknown subjects", subjects: ["Latin"] }, "Latin is not among your subjects."],
];

it.each(reasons)("says why: %j", (reason, text) => {
  expect(words.unkept(sundays, reason)).toBe(`No study on Sundays: ${text}`);
});

it.each(Object.entries(languages))("says each wish and each reason in %s", async (_, files) => {
  const { default: members } = await files.members();
  const other = wordsOf(members)(words);
  const texts = [
    ...wishes.map(([wish]) => other.wish(wish)),
    ...reasons.map(([reason]) => other.unkept(sundays, reason)),
  ];
  const english = new Set([
    ...wishes.map(([, sentence]) => sentence),
    ...reasons.map(([reason]) => words.unkept(sundays, reason)),
  ]);
  for (const text of texts) {
    expect(english).not.toContain(text);
    expect(text).not.toMatch(/#|undefined|NaN/);
  }
});
