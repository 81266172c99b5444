import fc from "fast-check";
import { timesOfDay } from "../src/free-time/preferred-times.ts";
import { defaultPreferences } from "../src/model/default-preferences.ts";
import type {
  AvailabilityBlock,
  BlockType,
  CalendarDay,
  Commitment,
  PlanningWishes,
  Preferences,
  Weekday,
} from "../src/model/model.ts";
import type { AdvancedInputs, ExamInput } from "../src/scheduler/problem/advanced-inputs.ts";
import { formatClock } from "../src/time/clock-time.ts";
import { weekdayNames } from "../src/time/day-labels.ts";
import { addDays, weekdays } from "../src/time/day-number.ts";
import { noWishes } from "../src/wishes/no-wishes.ts";
import { day } from "./calendar-day.ts";

const firstDay = day("2026-02-20");

const anyDay = fc.nat({ max: 700 }).map((days) => addDays(firstDay, days));
const anyWeekdays = fc.subarray<Weekday>([...weekdays]);
const anyTimes = fc.subarray([...timesOfDay], { maxLength: 2 });

/** Mostly near, rarely past or far. */
const anyDaysAhead = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 14 }) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 45 }) },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 1 }) },
);

const names = (index: number): string => (index === 4 ? "constructor" : `Subject ${index + 1}`);

const examsFrom = (today: CalendarDay, days: readonly number[]): readonly ExamInput[] =>
  days.map((ahead, index) => ({ name: names(index), examDate: addDays(today, ahead) }));

const anyBlocks = (types: readonly BlockType[], maxLength: number) =>
  fc.array(
    fc.record({
      day: fc.constantFrom<Weekday>(...weekdays),
      hour: fc.integer({ min: 0, max: 23 }),
      length: fc.integer({ min: 1, max: 5 }),
      type: fc.constantFrom(...types),
    }),
    { maxLength },
  );

const gridOf = (
  blocks: readonly { day: Weekday; hour: number; length: number; type: BlockType }[],
): Record<string, AvailabilityBlock> =>
  Object.fromEntries(
    blocks.flatMap(({ day: weekday, hour, length, type }) =>
      Array.from({ length: Math.min(length, 24 - hour) }, (_, index) => [
        `${weekdayNames[weekday]}-${hour + index}`,
        { day: weekday, hour: hour + index, type, label: type },
      ]),
    ),
  );

/** Every hour taken but one. */
const oneHourOpen = fc
  .record({ day: fc.constantFrom<Weekday>(...weekdays), hour: fc.integer({ min: 0, max: 23 }) })
  .map((open) =>
    gridOf(
      weekdays.flatMap((weekday) =>
        Array.from({ length: 24 }, (_, hour) => ({
          day: weekday,
          hour,
          length: 1,
          type: weekday === open.day && hour === open.hour ? ("free" as const) : ("class" as const),
        })),
      ),
    ),
  );

const anyGrid = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: anyBlocks(["class", "commitment", "sleep"], 12).map(gridOf) },
  { weight: 3, arbitrary: anyBlocks(["free"], 14).map(gridOf) },
  { weight: 2, arbitrary: anyBlocks(["class", "free"], 10).map(gridOf) },
  { weight: 1, arbitrary: oneHourOpen },
);

const anyClock = fc.oneof(
  fc.integer({ min: 0, max: 95 }).map((quarters) => quarters * 15),
  fc.integer({ min: 0, max: 1439 }),
);

const anyCommitments: fc.Arbitrary<readonly Commitment[]> = fc.array(
  fc.record({
    name: fc.constant("Job"),
    days: anyWeekdays,
    startTime: anyClock.map(formatClock),
    endTime: anyClock.map(formatClock),
    type: fc.constant("work" as const),
  }),
  { maxLength: 3 },
);

const anyPreferences = (count: number): fc.Arbitrary<Preferences> =>
  fc.record({
    preferredTimes: anyTimes,
    pomodoro: fc.constantFrom(15, 20, 30).map((longBreakDuration) => ({
      ...defaultPreferences.pomodoro,
      longBreakDuration,
    })),
    subjectDifficulty: fc
      .array(fc.integer({ min: 1, max: 5 }), { minLength: count, maxLength: count })
      .map((ratings) => Object.fromEntries(ratings.map((rating, index) => [names(index), rating]))),
    minSessionLength: fc.constantFrom(30, 15, 20, 45, 50, 60, 100),
    maxSessionLength: fc.constantFrom(120, 60, 90, 100, 180, 240),
    sleepSchedule: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ start: 23, end: 7 }) },
      {
        weight: 1,
        arbitrary: fc.record({
          start: fc.integer({ min: 0, max: 23 }),
          end: fc.integer({ min: 0, max: 23 }),
        }),
      },
    ),
  });

const anySubjectName = (count: number) => fc.nat({ max: Math.max(count - 1, 0) }).map(names);

const anyWishes = (today: CalendarDay, count: number): fc.Arbitrary<PlanningWishes> =>
  fc
    .record(
      {
        emphasis: fc
          .tuple(anySubjectName(count), fc.constantFrom(0.25, 0.5, 2, 3))
          .map(([name, factor]) => ({ [name]: factor })),
        weekdaysOff: fc.subarray<Weekday>([...weekdays], { maxLength: 2 }),
        datesOff: fc.array(
          fc.nat({ max: 20 }).map((days) => addDays(today, days)),
          { maxLength: 2 },
        ),
        dailyLimits: fc.array(
          fc.record({ weekdays: anyWeekdays, minutes: fc.integer({ min: 0, max: 300 }) }),
          { maxLength: 1 },
        ),
        preferredTimes: fc.array(
          fc.oneof(
            fc.record({ times: anyTimes }),
            fc.record({ subject: anySubjectName(count), times: anyTimes }),
          ),
          { maxLength: 2 },
        ),
        avoidedTimes: fc.subarray([...timesOfDay], { maxLength: 1 }),
        finishDaysBefore: fc.array(fc.record({ days: fc.integer({ min: 1, max: 4 }) }), {
          maxLength: 1,
        }),
        earliestStart: fc.integer({ min: 0, max: 800 }),
        latestEnd: fc.integer({ min: 800, max: 1440 }),
        minSessionLength: fc.integer({ min: 10, max: 90 }),
        maxSessionLength: fc.integer({ min: 20, max: 240 }),
      },
      { requiredKeys: [] },
    )
    .map((wishes) => ({ ...noWishes, ...wishes }));

const anyDayCount = fc.oneof(
  { weight: 6, arbitrary: fc.array(anyDaysAhead, { minLength: 1, maxLength: 6 }) },
  { weight: 1, arbitrary: fc.array(anyDaysAhead, { minLength: 12, maxLength: 24 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 2, max: 6 }))
      .map(([ahead, count]) => Array.from({ length: count }, () => ahead)),
  },
);

/** Generated students by the specification, varied where plans go wrong. */
export const anyStudent: fc.Arbitrary<AdvancedInputs> = fc
  .tuple(anyDay, anyDayCount)
  .chain(([today, ahead]) =>
    fc.record(
      {
        today: fc.constant(today),
        minuteOfDay: fc.oneof(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 1439 })),
        subjects: fc.constant(examsFrom(today, ahead)),
        grid: anyGrid,
        commitments: fc.oneof(fc.constant([]), anyCommitments),
        preferences: anyPreferences(ahead.length),
        hoursPerDay: fc.constantFrom(3, 1, 2, 4, 6, 8, 12, 24, 0.4),
        wishes: anyWishes(today, ahead.length),
      },
      {
        requiredKeys: [
          "today",
          "minuteOfDay",
          "subjects",
          "grid",
          "commitments",
          "preferences",
          "hoursPerDay",
        ],
      },
    ),
  );

/** Nothing painted, committed or preferred. */
export const anyPlainStudent: fc.Arbitrary<AdvancedInputs> = anyStudent.map(
  ({ wishes: _wishes, ...student }) => ({
    ...student,
    grid: {},
    commitments: [],
    preferences: {
      ...student.preferences,
      preferredTimes: [],
      sleepSchedule: defaultPreferences.sleepSchedule,
    },
  }),
);

const anyWork = fc.record(
  {
    workMinutes: fc.integer({ min: 0, max: 40 }).map((hours) => hours * 60),
    shareMinutes: fc.integer({ min: 0, max: 30 }).map((hours) => hours * 60),
    studiedMinutes: fc.integer({ min: 0, max: 20 }).map((halves) => halves * 30),
    examStart: fc.integer({ min: 7, max: 18 }).map((hour) => hour * 60),
  },
  { requiredKeys: [] },
);

const anyDates = (today: CalendarDay) => fc.nat({ max: 30 }).map((days) => addDays(today, days));

/** A student with goals, busy dates, limits of single dates, rules and a taste of their own. */
export const anyLivingStudent: fc.Arbitrary<AdvancedInputs> = anyStudent.chain((student) =>
  fc
    .record(
      {
        work: fc.array(anyWork, {
          minLength: student.subjects.length,
          maxLength: student.subjects.length,
        }),
        busy: fc.array(
          fc
            .record({
              day: anyDates(student.today),
              start: fc.integer({ min: 0, max: 1439 }),
              length: fc.integer({ min: 5, max: 600 }),
            })
            .map(({ day: date, start, length }) => ({ day: date, start, end: start + length })),
          { maxLength: 8 },
        ),
        dateLimits: fc.array(
          fc.record({
            day: anyDates(student.today),
            minutes: fc.constantFrom(0, 30, 60, 240, 600),
          }),
          { maxLength: 5 },
        ),
        restDays: fc.oneof(
          fc.constant("weekly" as const),
          fc.constant("none" as const),
          anyWeekdays,
        ),
        mostSubjectsADay: fc.integer({ min: 1, max: 5 }),
        lunch: fc.constantFrom(null, { start: 720, end: 780 }, { start: 690, end: 735 }),
        cushion: fc.constantFrom(0, 0.1, 0.3),
        rules: fc.array(
          fc.record(
            {
              subject: anySubjectName(student.subjects.length),
              onlyOn: fc.subarray<Weekday>([...weekdays], { minLength: 1 }),
              mostMinutesADay: fc.constantFrom(30, 60, 120),
            },
            { requiredKeys: ["subject"] },
          ),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    )
    .map(({ work, ...parts }) => ({
      ...student,
      ...parts,
      subjects: student.subjects.map((subject, index) => ({ ...subject, ...work?.[index] })),
    })),
);
