import { type Commitment, defaultPreferences } from "@smart-planner/planner/model";
import type { AdvancedInputs } from "@smart-planner/planner/scheduler";
import { seededRandom } from "@smart-planner/planner/scheduler/solve/seeded-random.ts";
import { addDays, parseDay } from "@smart-planner/planner/time";

export interface Instance {
  readonly name: string;
  readonly inputs: AdvancedInputs;
}

const today = parseDay("2026-09-07");
if (today === undefined) throw new Error("not a day");
const firstDay = today;

interface Shape {
  readonly seed: number;
  readonly subjects: number;
  readonly days: number;
  readonly hoursPerDay: number;
  readonly maxSessionLength: number;
}

/** Lectures in the morning, sport or work some evenings, preferred times. */
export const instanceOf = (shape: Shape): Instance => {
  const { seed, subjects: count, days, hoursPerDay, maxSessionLength } = shape;
  const random = seededRandom(seed * 104_729 + count * 31 + days);
  const int = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const subjects = Array.from({ length: count }, (_, index) => ({
    name: `Subject ${index + 1}`,
    examDate: addDays(firstDay, index === 0 ? days : int(Math.min(3, days), days)),
  }));
  const lectures: Commitment = {
    name: "Lectures",
    days: [0, 1, 2, 3, 4],
    startTime: "08:00",
    endTime: `${String(int(13, 16)).padStart(2, "0")}:00`,
    type: "other",
  };
  const evening: Commitment = {
    name: "Work",
    days: random() < 0.5 ? [1, 3] : [0, 2, 5],
    startTime: "18:00",
    endTime: "20:00",
    type: "work",
  };
  return {
    name: `${count} × ${days}, seed ${seed}`,
    inputs: {
      today: firstDay,
      minuteOfDay: 0,
      subjects,
      grid: {},
      commitments: random() < 0.7 ? [lectures, evening] : [lectures],
      preferences: {
        ...defaultPreferences,
        preferredTimes: random() < 0.5 ? ["Evening"] : ["Morning", "Afternoon"],
        subjectDifficulty: Object.fromEntries(subjects.map(({ name }) => [name, int(1, 5)])),
        maxSessionLength,
      },
      hoursPerDay,
    },
  };
};
