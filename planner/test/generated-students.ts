import { timesOfDay as times } from "../src/free-time/preferred-times.ts";
import { defaultPreferences } from "../src/model/default-preferences.ts";
import type {
  AvailabilityBlock,
  BlockType,
  CalendarDay,
  Commitment,
  PlanningWishes,
  Subject,
} from "../src/model/model.ts";
import type { AdvancedInputs } from "../src/scheduler/problem/advanced-inputs.ts";
import { seededRandom } from "../src/scheduler/solve/seeded-random.ts";
import { formatClock } from "../src/time/clock-time.ts";
import { weekdayNames } from "../src/time/day-labels.ts";
import { addDays, weekdays } from "../src/time/day-number.ts";
import { noWishes } from "../src/wishes/no-wishes.ts";
import { day } from "./calendar-day.ts";

export interface Student {
  readonly kind: string;
  readonly inputs: AdvancedInputs;
}

const firstDay = day("2026-02-20");

type Draw = ReturnType<typeof drawFrom>;

const drawFrom = (seed: number) => {
  const random = seededRandom(seed);
  const int = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(0, values.length - 1)];
    if (value === undefined) throw new Error("nothing to pick from");
    return value;
  };
  const some = <T>(values: readonly T[], chance: number) => values.filter(() => random() < chance);
  return { int, pick, some, chance: (part: number) => random() < part };
};

const subjectsOf = (draw: Draw, today: CalendarDay, count: number, span: number): Subject[] =>
  Array.from({ length: count }, (_, index) => ({
    name: index === 4 ? "constructor" : `Subject ${index + 1}`,
    examDate: addDays(today, draw.chance(0.05) ? draw.int(-3, 1) : draw.int(1, span)),
  }));

const paint = (draw: Draw, type: BlockType, blocks: number): Record<string, AvailabilityBlock> => {
  const grid: Record<string, AvailabilityBlock> = {};
  for (let block = 0; block < blocks; block++) {
    const day = draw.pick(weekdays);
    const first = draw.int(0, 22);
    for (let hour = first; hour < Math.min(24, first + draw.int(1, 5)); hour++)
      grid[`${weekdayNames[day]}-${hour}`] = { day, hour, type, label: type };
  }
  return grid;
};

const commitmentsOf = (draw: Draw, count: number, step: number): Commitment[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Commitment ${index}`,
    days: draw.some(weekdays, 0.5),
    startTime: formatClock(draw.int(0, 1439 / step) * step),
    endTime: formatClock(draw.int(0, 1439 / step) * step),
    type: "work",
  }));

const wishesOf = (draw: Draw, today: CalendarDay, subjects: readonly Subject[]): PlanningWishes => {
  const subject = draw.pick(subjects).name;
  return {
    ...noWishes,
    emphasis: draw.chance(0.5) ? { [subject]: draw.pick([0.25, 0.5, 2, 3]) } : {},
    difficulty: draw.chance(0.3) ? { [draw.pick(subjects).name]: draw.int(1, 5) } : {},
    weekdaysOff: draw.some(weekdays, 0.1),
    datesOff: draw.chance(0.3) ? [addDays(today, draw.int(0, 20))] : [],
    dailyLimits: draw.chance(0.3)
      ? [{ weekdays: draw.some(weekdays, 0.5), minutes: draw.int(0, 300) }]
      : [],
    preferredTimes: draw.chance(0.4)
      ? [draw.chance(0.5) ? { subject, times: [draw.pick(times)] } : { times: [draw.pick(times)] }]
      : [],
    avoidedTimes: draw.some(times, 0.1),
    finishDaysBefore: draw.chance(0.3)
      ? [draw.chance(0.5) ? { subject, days: draw.int(1, 4) } : { days: draw.int(1, 3) }]
      : [],
    ...(draw.chance(0.2) ? { earliestStart: draw.int(0, 800) } : {}),
    ...(draw.chance(0.2) ? { latestEnd: draw.int(800, 1440) } : {}),
    ...(draw.chance(0.1) ? { minSessionLength: draw.int(10, 90) } : {}),
    ...(draw.chance(0.1) ? { maxSessionLength: draw.int(20, 240) } : {}),
  };
};

/** Lives that differ where plans go wrong. */
const kinds = [
  "ordinary",
  "nothing painted",
  "free time painted",
  "classes painted",
  "full grid",
  "one free hour a week",
  "exams tomorrow",
  "minimum above the daily hours",
  "minimum above the maximum",
  "odd minutes",
  "overnight commitments",
  "wishes",
  "many subjects",
  "late today",
  "strange sleep",
  "same exam day",
] as const;

export const studentOf = (seed: number): Student => {
  const draw = drawFrom(seed * 7919 + 13);
  const kind = kinds[seed % kinds.length] ?? "ordinary";
  const today = addDays(firstDay, draw.int(0, 700));
  const count = kind === "many subjects" ? draw.int(12, 30) : draw.int(1, 7);
  const span = kind === "exams tomorrow" ? 1 : draw.pick([3, 7, 14, 14, 30, 30, 60]);
  const drawn = subjectsOf(draw, today, count, span);
  const exam = addDays(today, draw.int(1, span));
  const subjects =
    kind === "same exam day" ? drawn.map(({ name }) => ({ name, examDate: exam })) : drawn;
  const minimum = draw.pick([15, 20, 30, 30, 30, 45, 50, 60]);
  const allDay = Object.fromEntries(
    weekdays.flatMap((day) =>
      Array.from({ length: 24 }, (_, hour): [string, AvailabilityBlock] => [
        `${weekdayNames[day]}-${hour}`,
        { day, hour, type: draw.pick(["class", "commitment", "sleep"]), label: "Busy" },
      ]),
    ),
  );
  const hourOpen = draw.int(0, 23);
  const dayOpen = draw.pick(weekdays);
  const oneHour = {
    ...allDay,
    [`${weekdayNames[dayOpen]}-${hourOpen}`]: {
      day: dayOpen,
      hour: hourOpen,
      type: "free" as const,
      label: "Free Time",
    },
  };
  const grid: Record<string, AvailabilityBlock> =
    kind === "full grid"
      ? allDay
      : kind === "one free hour a week"
        ? oneHour
        : kind === "nothing painted"
          ? {}
          : kind === "free time painted"
            ? paint(draw, "free", draw.int(1, 14))
            : kind === "classes painted" || kind === "ordinary" || draw.chance(0.3)
              ? { ...paint(draw, "class", draw.int(1, 12)), ...paint(draw, "free", draw.int(0, 2)) }
              : {};
  const isPlain = kind === "nothing painted";
  const commitments =
    kind === "overnight commitments"
      ? commitmentsOf(draw, draw.int(1, 3), 15)
      : kind === "odd minutes"
        ? commitmentsOf(draw, draw.int(1, 4), 1)
        : isPlain || draw.chance(0.5)
          ? []
          : commitmentsOf(draw, draw.int(1, 2), 5);
  return {
    kind,
    inputs: {
      today,
      minuteOfDay: kind === "late today" ? draw.int(1000, 1439) : draw.int(0, 1200),
      subjects,
      grid,
      commitments,
      preferences: {
        preferredTimes: isPlain || kind === "full grid" ? [] : draw.some(times, 0.25),
        pomodoro: {
          ...defaultPreferences.pomodoro,
          longBreakDuration: draw.pick([15, 15, 20, 30]),
        },
        subjectDifficulty: Object.fromEntries(
          subjects.filter(() => draw.chance(0.8)).map(({ name }) => [name, draw.int(1, 5)]),
        ),
        minSessionLength: kind === "minimum above the maximum" ? draw.int(61, 120) : minimum,
        maxSessionLength:
          kind === "minimum above the maximum" ? 60 : draw.pick([60, 90, 100, 120, 120, 180, 240]),
        sleepSchedule:
          kind === "strange sleep"
            ? { start: draw.int(0, 23), end: draw.int(0, 23) }
            : { start: 23, end: 7 },
      },
      hoursPerDay:
        kind === "minimum above the daily hours"
          ? draw.pick([0.2, 0.4, 0.5])
          : draw.pick([1, 2, 3, 4, 6, 6, 8, 12, 24]),
      ...(kind === "wishes" ? { wishes: wishesOf(draw, today, subjects) } : {}),
    },
  };
};
