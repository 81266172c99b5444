import { describe, expect, it } from "vitest";
import { day } from "../../../test/calendar-day.ts";
import { defaultPreferences } from "../../model/default-preferences.ts";
import type { StudyPlan } from "../../model/model.ts";
import type { AdvancedInputs } from "../../scheduler/problem/advanced-inputs.ts";
import { sessionDaysOf } from "../../study-plan/plan-sessions.ts";
import { parseClock } from "../../time/clock-time.ts";
import { weekdayOf } from "../../time/day-number.ts";
import { planWithWishes } from "../plan-with-wishes.ts";
import type { Wish } from "../wish.ts";
import { kindNames } from "./index.ts";
import type { Reason } from "./reasons.ts";

/** Three subjects, three hours a day from Monday 2 March: Maths on the 23rd, the others on the 30th. */
const inputs: AdvancedInputs = {
  today: day("2026-03-02"),
  minuteOfDay: 480,
  subjects: [
    { name: "Maths", examDate: day("2026-03-23") },
    { name: "Physics", examDate: day("2026-03-30") },
    { name: "History", examDate: day("2026-03-30") },
  ],
  grid: {},
  commitments: [
    { name: "Football", days: [1], startTime: "17:00", endTime: "19:00", type: "sports" },
  ],
  preferences: defaultPreferences,
  hoursPerDay: 3,
};

type Asked = Wish extends infer Each ? (Each extends Wish ? Omit<Each, "firmness"> : never) : never;

const sessionsOf = (plan: StudyPlan) =>
  sessionDaysOf(plan).flatMap(({ sessions }) =>
    sessions.map(({ day: date, subject, minutes, entry }) => {
      const start = parseClock(entry.startTime ?? "") ?? 0;
      const { difficulty } = entry;
      return {
        date,
        weekday: weekdayOf(date),
        subject,
        minutes,
        start,
        end: start + minutes,
        difficulty,
      };
    }),
  );
type Session = ReturnType<typeof sessionsOf>[number];

const planFor = (wishes: readonly Asked[], changed: Partial<AdvancedInputs> = {}) => {
  const made = planWithWishes({
    inputs: { ...inputs, ...changed },
    wishes: wishes.map((wish) => ({ ...wish, firmness: "firm" })),
    effort: "preview",
  });
  if (made.outcome !== "made") throw new Error(JSON.stringify(made));
  return { sessions: sessionsOf(made.made.plan), unkept: made.unkept };
};

const usual = planFor([]).sessions;

const minutes = (sessions: readonly Session[], subject?: string): number =>
  sessions
    .filter((each) => subject === undefined || each.subject === subject)
    .reduce((sum, each) => sum + each.minutes, 0);

const byDay = (sessions: readonly Session[]): readonly (readonly Session[])[] => [
  ...Map.groupBy(sessions, ({ date }) => date).values(),
];

/** Minutes of the three whole weeks before the first exam. */
const weeks = (sessions: readonly Session[], subject?: string): readonly number[] =>
  [2, 9, 16].map((first) =>
    minutes(
      sessions.filter(
        ({ date }) => Number(date.slice(8)) >= first && Number(date.slice(8)) < first + 7,
      ),
      subject,
    ),
  );

const daysWith = (sessions: readonly Session[], subject: string): readonly string[] => [
  ...new Set(sessions.filter((each) => each.subject === subject).map(({ date }) => date)),
];

const half = (sessions: readonly Session[], isFirst: boolean): number =>
  minutes(sessions.filter(({ date }) => date < "2026-03-16" === isFirst));

const before = (sessions: readonly Session[], one: string, other: string): boolean =>
  byDay(sessions).every((row) => {
    const of = (name: string) => row.filter(({ subject }) => subject === name);
    return of(one).every(({ start }) => of(other).every((later) => start < later.start));
  });

/** Each property holds with the wish and not without it. */
const effects: readonly (readonly [string, Asked, (sessions: readonly Session[]) => boolean])[] = [
  [
    "off: a weekday",
    { kind: "off", weekdays: [2] },
    (all) => all.every(({ weekday }) => weekday !== 2),
  ],
  [
    "off: a subject in the morning",
    { kind: "off", subjects: ["Maths"], window: { from: 300, to: 720 } },
    (all) => all.every(({ subject, start }) => subject !== "Maths" || start >= 720),
  ],
  [
    "only: a window",
    { kind: "only", window: { from: 840, to: 1200 } },
    (all) => all.every(({ start }) => start >= 840),
  ],
  [
    "only-subjects: on Mondays",
    {
      kind: "only-subjects",
      subjects: ["Maths"],
      weekdays: [0],
      dates: [{ from: day("2026-03-02"), to: day("2026-03-22") }],
    },
    (all) =>
      all.every(
        ({ weekday, subject, date }) =>
          weekday !== 0 || subject === "Maths" || date >= "2026-03-23",
      ),
  ],
  [
    "prefer: Maths on Mondays",
    { kind: "prefer", subjects: ["Maths"], weekdays: [0] },
    (all) =>
      minutes(
        all.filter(({ weekday }) => weekday === 0),
        "Maths",
      ) *
        2 >=
      minutes(all, "Maths"),
  ],
  [
    "prefer: weekends",
    { kind: "prefer", weekdays: [5, 6] },
    (all) =>
      all.every(
        ({ weekday, date }) =>
          weekday > 4 || minutes(all.filter((each) => each.date === date)) <= 135,
      ),
  ],
  [
    "prefer: from four to six",
    { kind: "prefer", window: { from: 960, to: 1080 } },
    (all) => byDay(all).filter(([first]) => first?.start === 960).length * 2 > byDay(all).length,
  ],
  [
    "allow: Sundays",
    { kind: "allow", weekdays: [6] },
    (all) => all.some(({ weekday, date }) => weekday === 6 && date < "2026-03-16"),
  ],
  [
    "limit: 2 hours of Maths a week",
    { kind: "limit", per: "week", subjects: ["Maths"], most: 120, least: 120 },
    (all) => weeks(all, "Maths").every((week) => week === 120),
  ],
  [
    "limit: 10 hours a week",
    { kind: "limit", per: "week", most: 600 },
    (all) => weeks(all).every((week) => week > 560 && week <= 600),
  ],
  [
    "limit: 5 hours in the second week",
    {
      kind: "limit",
      per: "week",
      most: 300,
      dates: [{ from: day("2026-03-09"), to: day("2026-03-15") }],
    },
    (all) => (weeks(all)[1] ?? 0) <= 300 && (weeks(all)[2] ?? 0) > 300,
  ],
  [
    "limit: 1 hour a day",
    { kind: "limit", per: "day", most: 60 },
    (all) => byDay(all).every((row) => minutes(row) <= 60),
  ],
  [
    "rhythm: once a week",
    { kind: "rhythm", subjects: ["History"], bound: "most", perWeek: 1 },
    (all) => daysWith(all, "History").length <= 4,
  ],
  [
    "session: 30 to 60 minutes",
    { kind: "session", least: 30, most: 60 },
    (all) => all.every((each) => each.minutes <= 60),
  ],
  [
    "break: 45 minutes",
    { kind: "break", minutes: 45 },
    (all) =>
      byDay(all).every((row) =>
        row.every(({ end }, place) => (row[place + 1]?.start ?? 9999) - end >= 45),
      ),
  ],
  [
    "subjects-a-day: one",
    { kind: "subjects-a-day", most: 1 },
    (all) => byDay(all).every((row) => new Set(row.map(({ subject }) => subject)).size === 1),
  ],
  [
    "sessions-a-day: one",
    { kind: "sessions-a-day", most: 1 },
    (all) => byDay(all).every(({ length }) => length === 1),
  ],
  [
    "rest-days: three",
    { kind: "rest-days", perWeek: 3 },
    (all) => new Set(all.map(({ weekday }) => weekday)).size === 4,
  ],
  [
    "work: 10 hours",
    { kind: "work", subjects: ["Maths"], minutes: 600 },
    (all) => Math.abs(minutes(all, "Maths") - 600) <= 30,
  ],
  [
    "done: half",
    { kind: "done", subjects: ["Maths"], part: 0.5 },
    (all) => minutes(all, "Maths") < minutes(usual, "Maths") * 0.75,
  ],
  [
    "weight: more",
    { kind: "weight", subjects: ["Maths"], factor: 2 },
    (all) => minutes(all, "Maths") > minutes(usual, "Maths"),
  ],
  [
    "difficulty: hard",
    { kind: "difficulty", subjects: ["Maths"], rating: 5 },
    (all) => all.every(({ subject, difficulty }) => subject !== "Maths" || difficulty === "Hard"),
  ],
  ["skip", { kind: "skip", subjects: ["History"] }, (all) => minutes(all, "History") === 0],
  [
    "period",
    { kind: "period", subjects: ["Physics"], from: day("2026-03-16") },
    (all) => daysWith(all, "Physics").every((date) => date >= "2026-03-16"),
  ],
  [
    "finish",
    { kind: "finish", daysBefore: 3 },
    (all) => daysWith(all, "Maths").every((date) => date < "2026-03-20"),
  ],
  [
    "first: in the plan",
    { kind: "first", of: "plan", subjects: ["Physics"] },
    (all) => all[0]?.subject === "Physics",
  ],
  [
    "first: of a day",
    { kind: "first", of: "day", subjects: ["History"] },
    (all) =>
      byDay(all).every(
        (row) => row[0]?.subject === "History" || row.every(({ subject }) => subject !== "History"),
      ),
  ],
  [
    "order",
    { kind: "order", first: ["Physics"], second: ["History"] },
    (all) => before(all, "Physics", "History"),
  ],
  [
    "apart",
    { kind: "apart", subjects: ["Maths", "Physics"] },
    (all) => daysWith(all, "Maths").every((date) => !daysWith(all, "Physics").includes(date)),
  ],
  [
    "alternate",
    { kind: "alternate", subjects: ["Maths", "History"] },
    (all) => daysWith(all, "Maths").every((date) => !daysWith(all, "History").includes(date)),
  ],
  [
    "review: nothing else on the last days",
    { kind: "review", subjects: ["Maths"], days: 4, only: true },
    (all) =>
      all.every(
        ({ date, subject }) => date < "2026-03-19" || date > "2026-03-22" || subject === "Maths",
      ),
  ],
  [
    "light",
    { kind: "light", weekdays: [0] },
    (all) => byDay(all.filter(({ weekday }) => weekday === 0)).every((row) => minutes(row) <= 90),
  ],
  [
    "shape: rising",
    { kind: "shape", shape: "rising" },
    (all) => half(all, true) * 1.3 < half(all, false),
  ],
  [
    "shape: early",
    { kind: "shape", shape: "early" },
    (all) => half(all, true) > half(all, false) * 1.3,
  ],
  [
    "sleep: to the half hour",
    { kind: "sleep", to: 570 },
    (all) => all.every(({ start }) => start >= 570) && all.some(({ start }) => start === 570),
  ],
  [
    "task",
    { kind: "task", label: "Flashcards", minutes: 60 },
    (all) => byDay(all).every((row) => minutes(row) <= 120),
  ],
];

describe("each kind of wish", () => {
  it.each(effects)("%s", (_, wish, holds) => {
    const { sessions, unkept } = planFor([wish]);
    expect(holds(usual), "without the wish").toBe(false);
    expect(holds(sessions), "with the wish").toBe(true);
    expect(unkept).toEqual([]);
  });

  it("is in the table, or has a test of its own", () => {
    const named = new Set<string>(effects.map(([, { kind }]) => kind));
    expect(kindNames.filter((name) => !named.has(name))).toEqual(["exam", "buffer"]);
  });

  it("shape: even, of work that would be done late", () => {
    const work = { subjects: inputs.subjects.map((each) => ({ ...each, workMinutes: 600 })) };
    const { sessions, unkept } = planFor([{ kind: "shape", shape: "even" }], work);
    expect(unkept).toEqual([]);
    expect(Math.max(...byDay(sessions).map((row) => minutes(row)))).toBeLessThan(120);
  });

  it("buffer: before something of the week", () => {
    const only: Asked = { kind: "only", weekdays: [1], window: { from: 780, to: 1260 } };
    const buffer: Asked = { kind: "buffer", minutes: 120, side: "before", label: "football" };
    const isClose = ({ weekday, end }: Session) => weekday === 1 && end > 900 && end <= 1020;
    expect(planFor([only]).sessions.some(isClose)).toBe(true);
    const { sessions, unkept } = planFor([only, buffer]);
    expect(sessions.some(isClose)).toBe(false);
    expect(unkept).toEqual([]);
  });

  it("a closer wish wins over a general one, and both are kept", () => {
    const { sessions, unkept } = planFor([
      { kind: "limit", per: "day", most: 120 },
      { kind: "limit", per: "day", most: 240, weekdays: [5] },
    ]);
    const rows = byDay(sessions).map((row) => ({ weekday: row[0]?.weekday, all: minutes(row) }));
    expect(rows.some(({ weekday, all }) => weekday === 5 && all > 180)).toBe(true);
    expect(rows.every(({ weekday, all }) => weekday === 5 || all <= 120)).toBe(true);
    expect(unkept).toEqual([]);
  });
});

it.each<Asked>([
  { kind: "task", label: "Flashcards", minutes: 30 },
  { kind: "limit", per: "week", most: 900 },
  { kind: "limit", per: "day", most: 240, weekdays: [2] },
  { kind: "shape", shape: "early" },
])("a day off stays one beside %j", (wish) => {
  const dayOff = day("2026-03-04");
  const { sessions } = planFor([wish], { dateLimits: [{ day: dayOff, minutes: 0 }] });
  expect(sessions.some(({ date }) => date === dayOff)).toBe(false);
});

describe("a wish with nothing to act on says so", () => {
  it.each<readonly [Asked, Reason]>([
    [
      { kind: "first", of: "day", level: "hard" },
      { kind: "none rated", level: "hard" },
    ],
    [
      { kind: "off", level: "easy", weekdays: [4] },
      { kind: "none rated", level: "easy" },
    ],
    [
      { kind: "buffer", minutes: 30, side: "after", label: "Choir" },
      { kind: "nothing called", label: "Choir" },
    ],
    [
      { kind: "skip", subjects: ["Latin"] },
      { kind: "unknown subjects", subjects: ["Latin"] },
    ],
  ])("%j", (wish, reason) => {
    expect(planFor([wish]).unkept).toEqual([
      { wish: { ...wish, firmness: "firm" }, reason, isIdle: true },
    ]);
  });
});

describe("a wish that is not kept says why", () => {
  it.each<readonly [Asked, Reason]>([
    [
      { kind: "break", minutes: 5 },
      { kind: "least break", minutes: 15 },
    ],
    [{ kind: "task", label: "Mock exam" }, { kind: "say how long" }],
    [
      { kind: "exam", subject: "Maths", date: day("2026-03-26"), isNew: false },
      { kind: "exam", isNew: false },
    ],
    [
      { kind: "weight", subjects: ["Maths", "Physics", "History"], factor: 2 },
      { kind: "no change", subjects: expect.any(Array), direction: "more" },
    ],
  ])("%j", (wish, reason) => {
    expect(planFor([wish]).unkept).toEqual([{ wish: { ...wish, firmness: "firm" }, reason }]);
  });

  it("a time that may be used, where the week leaves none", () => {
    const day = { name: "Work", startTime: "00:00", endTime: "23:59", type: "work" } as const;
    const { unkept } = planFor([{ kind: "allow", weekdays: [6] }], {
      commitments: [{ ...day, days: [6] }],
    });
    expect(unkept[0]?.reason).toEqual({ kind: "some days", used: 0, days: 4 });
  });

  it("more time for a subject whose hours are given", () => {
    const subjects = inputs.subjects.map((each) => ({ ...each, workMinutes: 600 }));
    const { unkept } = planFor([{ kind: "weight", subjects: ["Maths"], factor: 2 }], { subjects });
    expect(unkept[0]?.reason).toEqual({
      kind: "no change",
      subjects: ["Maths"],
      direction: "more",
    });
  });
});
