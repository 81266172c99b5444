import { seededRandom } from "@smart-planner/planner/scheduler/solve/seeded-random.ts";
import type { Row } from "../row.ts";

/** Five weeks of six days with three due dates; a tenth of the hours is reserve. */
const weeks = 5;
const studyDays = 6;
const days = weeks * studyDays;
const reserve = 0.1;
const lostDays = 0.12;
/** Standard deviation of the logarithm of real by planned time of a day. */
const noise = 0.2;
/** A day's part that may be left at a due date. */
const onTime = 0.05;
const draws = 20_000;

const isSaturday = (day: number): boolean => day % studyDays === studyDays - 1;
const dueBefore = [10, 20, days] as const;
const lastDays = 3;
const isLast = (day: number): boolean => day >= days - lastDays;
const isBeforeDue = (day: number): boolean =>
  dueBefore.some((due) => day < due && day >= due - lastDays);

/** The part of each day's hours that is reserve, with the same sum. */
const ways: Readonly<Record<string, (day: number) => number>> = {
  "thin on every day": () => reserve,
  "all at the end": (day) => (isLast(day) ? (reserve * days) / lastDays : 0),
  "a block a week and before due dates": (day) =>
    (isSaturday(day) ? (reserve * days) / weeks / 2 : 0) +
    (isBeforeDue(day) ? (reserve * days) / (lastDays * dueBefore.length) / 2 : 0),
};

/** The share of due dates met. Only late work uses the reserve. */
const chanceOf = (reserveOn: (day: number) => number): number => {
  const random = seededRandom(16);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
  let finished = 0;
  for (let draw = 0; draw < draws; draw++) {
    let behind = 0;
    for (let day = 0; day < days; day++) {
      const kept = Math.min(reserveOn(day), 1);
      const planned = 1 - kept;
      const isLost = random() < lostDays;
      const done = isLost ? 0 : planned / Math.exp(noise * normal());
      behind = Math.max(behind + planned - done - (isLost ? 0 : kept), 0);
      if (dueBefore.some((due) => day === due - 1) && behind < onTime) finished++;
    }
  }
  return finished / draws / dueBefore.length;
};

export const reserveRows = (): readonly Row[] =>
  Object.entries(ways).map(([name, reserveOn]) => ({
    topic: "planner",
    row: `chance to finish, reserve ${name}`,
    figure: chanceOf(reserveOn),
    unit: "",
    note: `same hours, ${lostDays * 100} % of days lost, ${draws} draws`,
  }));
