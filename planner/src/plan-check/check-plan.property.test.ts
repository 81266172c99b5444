import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { BlockType, CalendarDay, StudyPlan, Weekday } from "../model/model.ts";
import { formatClock } from "../time/clock-time.ts";
import { labelOf, weekdayNames } from "../time/day-labels.ts";
import { addDays, dayOfNumber, daysBetween, weekdayOf } from "../time/day-number.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { checkPlan } from "./check-plan.ts";
import type { GuaranteeId } from "./guarantees.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";

const today = dayOfNumber(20_612);

const anyWeekday = fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6);
const anyHour = fc.integer({ min: 0, max: 23 });
const anyName = fc.constantFrom("Maths", "__proto__", "a-b");

const anyInputs: fc.Arbitrary<PlanCheckInputs> = fc.record({
  today: fc.constant(today),
  minuteOfDay: fc.integer({ min: 0, max: 1439 }),
  hoursPerDay: fc.integer({ min: 1, max: 10 }),
  subjects: fc.uniqueArray(
    fc.record({
      name: anyName,
      examDate: fc.integer({ min: -1, max: 10 }).map((days) => addDays(today, days)),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  ),
  grid: fc
    .array(
      fc.tuple(
        anyWeekday,
        anyHour,
        fc.constantFrom<BlockType>("free", "class", "commitment", "sleep"),
      ),
      { maxLength: 12 },
    )
    .map((painted) =>
      Object.fromEntries(
        painted.map(([day, hour, type]) => [
          `${weekdayNames[day]}-${hour}`,
          { day, hour, type, label: type },
        ]),
      ),
    ),
  commitments: fc.array(
    fc.record({
      name: fc.constant("Job"),
      days: fc.uniqueArray(anyWeekday),
      startTime: fc.integer({ min: 0, max: 1439 }).map(formatClock),
      endTime: fc.integer({ min: 0, max: 1439 }).map(formatClock),
      type: fc.constant("work" as const),
    }),
    { maxLength: 2 },
  ),
  preferences: fc.record({ start: anyHour, end: anyHour }).map((sleepSchedule) => ({
    ...defaultPreferences,
    sleepSchedule,
  })),
});

interface Drawn {
  readonly day: CalendarDay;
  readonly subject: string;
  readonly start: number;
  readonly minutes: number;
}

const anySessions: fc.Arbitrary<readonly Drawn[]> = fc.array(
  fc.record({
    day: fc.integer({ min: -1, max: 9 }).map((days) => addDays(today, days)),
    subject: anyName,
    start: fc.oneof(
      fc.integer({ min: 0, max: 263 }).map((steps) => steps * 5),
      fc.integer({ min: 0, max: 1319 }),
    ),
    minutes: fc.oneof(
      fc.integer({ min: 6, max: 24 }).map((steps) => steps * 5),
      fc.integer({ min: 5, max: 120 }),
    ),
  }),
  { maxLength: 8 },
);

const planOf = (sessions: readonly Drawn[]): StudyPlan =>
  Object.fromEntries(
    [...Map.groupBy(sessions, ({ day }) => day)].map(([day, ofDay]) => [
      labelOf(day),
      ofDay.map(({ subject, start, minutes }) => ({
        subject,
        ...durationFieldsOf(minutes),
        startTime: formatClock(start),
      })),
    ]),
  );

const clockMinutes = (text: string): number =>
  Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** The guarantees in the plainest form: minute by minute, pair by pair. */
const naivelyBroken = (
  sessions: readonly Drawn[],
  {
    today: now,
    minuteOfDay = 0,
    hoursPerDay,
    subjects,
    grid,
    commitments,
    preferences: wanted,
  }: PlanCheckInputs,
): ReadonlySet<GuaranteeId> => {
  const broken = new Set<GuaranteeId>();
  const { start: asleep, end: awake } = wanted?.sleepSchedule ?? { start: 0, end: 0 };
  for (const { day, subject, start, minutes } of sessions) {
    const weekday = weekdayOf(day);
    const blockAt = (hour: number) => grid?.[`${weekdayNames[weekday]}-${hour}`]?.type;
    const someFree = Array.from({ length: 24 }, (_, hour) => blockAt(hour)).includes("free");
    const exam = subjects.find(({ name }) => name === subject)?.examDate;
    if (exam === undefined || day >= exam) broken.add("before-exams");
    if (day < now || (day === now && start < minuteOfDay)) broken.add("before-exams");
    if (minutes < 30 || minutes > 120 || minutes % 5 !== 0 || start % 5 !== 0)
      broken.add("session-lengths");
    for (let minute = start; minute < start + minutes; minute += 1) {
      const hour = Math.floor(minute / 60);
      const block = blockAt(hour);
      if (block !== undefined && block !== "free") broken.add("busy-times");
      if (someFree && block !== "free") broken.add("free-time-only");
      const sleeps =
        asleep <= awake ? hour >= asleep && hour < awake : hour >= asleep || hour < awake;
      if (sleeps) broken.add("busy-times");
      for (const { days, startTime, endTime } of commitments ?? []) {
        const from = clockMinutes(startTime);
        const to = clockMinutes(endTime);
        const overnight = to <= from;
        const onTheDay = days.includes(weekday) && minute >= from && (overnight || minute < to);
        const before = days.includes(weekdayOf(addDays(day, -1)));
        if (onTheDay || (overnight && before && minute < to)) broken.add("busy-times");
      }
    }
  }
  for (const [index, one] of sessions.entries()) {
    const ofDay = sessions.filter(({ day }) => day === one.day);
    if (ofDay.reduce((total, { minutes }) => total + minutes, 0) > hoursPerDay * 60)
      broken.add("daily-hours");
    for (const other of sessions.slice(index + 1)) {
      const away = daysBetween(one.day, other.day) * 1440;
      // A session past midnight is broken by itself and reaches no further.
      const [oneEnd, otherEnd] = [one, other].map(({ start, minutes }) =>
        Math.min(start + minutes, 1440),
      );
      const apart =
        one.start >= away + (otherEnd ?? 0) + 15 || away + other.start >= (oneEnd ?? 0) + 15;
      if (!apart) broken.add("session-lengths");
    }
  }
  return broken;
};

const plain: readonly GuaranteeId[] = [
  "daily-hours",
  "before-exams",
  "busy-times",
  "free-time-only",
  "session-lengths",
];

describe("checking any plan", () => {
  it("finds exactly the guarantees that a look at every minute finds broken", () => {
    fc.assert(
      fc.property(anySessions, anyInputs, (sessions, inputs) => {
        const found = new Set(
          checkPlan({ plan: planOf(sessions), inputs, kind: "scheduled" }).broken.map(
            ({ guarantee }) => guarantee,
          ),
        );
        const expected = naivelyBroken(sessions, inputs);
        expect(plain.filter((guarantee) => found.has(guarantee))).toEqual(
          plain.filter((guarantee) => expected.has(guarantee)),
        );
      }),
    );
  });

  it("never throws, whatever a stored plan holds", () => {
    const anyEntry = fc.record(
      {
        subject: fc.string(),
        hours: fc.double({ min: 0, max: 24, noNaN: true }),
        startTime: fc.constantFrom("09:00", "24:00", "99:99"),
        examDate: fc.string(),
        taskId: fc.string(),
      },
      { requiredKeys: ["subject", "hours"] },
    );
    const anyPlan = fc.dictionary(
      fc.oneof(fc.constantFrom("08-June-2026", "9 June 2026"), fc.string()),
      fc.array(anyEntry, { maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        anyPlan,
        anyInputs,
        fc.constantFrom("quick", "scheduled"),
        (plan, inputs, kind) => {
          const { ok, broken } = checkPlan({ plan, inputs, kind });
          expect(ok).toBe(broken.length === 0);
          expect(broken.every(({ message }) => message.length > 10)).toBe(true);
        },
      ),
    );
  });
});
