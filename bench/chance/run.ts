import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  chanceOfWork,
  fewestFinished,
  finishChance,
  minutesForLikely,
  type WorkPair,
} from "@smart-planner/planner/chance";
import { learnedPacesOf } from "@smart-planner/planner/progress";
import { addDays, dayOfNumber } from "@smart-planner/planner/time";
import { mean } from "../mean.ts";
import { timed } from "../planner/timed.ts";
import type { Row } from "../row.ts";

/** Hours offered as a fraction of the estimates' sum. */
const offers = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6];
const counts = [3, 10, 30];
/** All offered hours are studied: the records have no missed sessions. */
const kept = { planned: 100_000, done: 100_000 };

interface Forecast {
  readonly chance: number;
  readonly isDone: boolean;
}

interface DatedPair extends WorkPair {
  /** In the second half of its file. */
  readonly isLater: boolean;
}

/** `group,estimateMinutes,actualMinutes`, by time. */
const peopleIn = (file: string): readonly (readonly DatedPair[])[] => {
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  const rows = lines.map((line, index) => {
    const [group = "", estimate, actual] = line.split(",");
    const isLater = index >= lines.length / 2;
    return { group, estimateMinutes: Number(estimate), actualMinutes: Number(actual), isLater };
  });
  return [...Map.groupBy(rows, ({ group }) => group).values()];
};

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** The pace of these pieces as a student's log gives it; without them, of pieces like those before. */
const paceOf = (history: readonly WorkPair[], pieces?: readonly number[]): number => {
  const records = history.slice(-50).map(({ estimateMinutes, actualMinutes }, index) => ({
    subject: "work",
    stretches: [{ day: dayOfNumber(index), startMinute: 0, seconds: actualMinutes * 60 }],
    plannedMinutes: estimateMinutes,
    source: "timer" as const,
  }));
  const ahead = pieces && new Map([["work", pieces.map((minutes) => ({ minutes }))]]);
  return learnedPacesOf(records, ahead)[0]?.factor ?? 1;
};

const ways: Readonly<
  Record<string, (history: readonly WorkPair[], pieces: readonly number[], hours: number) => number>
> = {
  "it fits": (_, pieces, hours) => (hours >= sum(pieces) ? 1 : 0),
  "it fits with pace": (history, pieces, hours) =>
    hours >= sum(pieces) * paceOf(history, pieces) ? 1 : 0,
  "it fits with 10 % more": (_, pieces, hours) => (hours >= sum(pieces) * 1.1 ? 1 : 0),
  chance: (history, pieces, hours) => finishChance({ pieces, days: [hours], history, kept }),
};

/** The next `count` pieces of each person within a half of the time, predicted from all pairs before. */
const forecastsOf = (
  people: readonly (readonly DatedPair[])[],
  count: number,
  way: keyof typeof ways,
  isLater: boolean,
): readonly Forecast[] => {
  return people.flatMap((pairs) => {
    const found: Forecast[] = [];
    for (let at = fewestFinished; at + count <= pairs.length; at += count) {
      const next = pairs.slice(at, at + count);
      if (!next.every((pair) => pair.isLater === isLater)) continue;
      const pieces = next.map(({ estimateMinutes }) => estimateMinutes);
      const real = sum(next.map(({ actualMinutes }) => actualMinutes));
      for (const offer of offers) {
        const hours = sum(pieces) * offer;
        const chance = ways[way]?.(pairs.slice(0, at), pieces, hours) ?? 0;
        found.push({ chance, isDone: real <= hours });
      }
    }
    return found;
  });
};

const brierOf = (forecasts: readonly Forecast[]): number =>
  mean(forecasts.map(({ chance, isDone }) => (chance - Number(isDone)) ** 2));

const calibrationOf = (forecasts: readonly Forecast[]): number =>
  sum(
    [...Map.groupBy(forecasts, ({ chance }) => Math.min(Math.floor(chance * 10), 9)).values()].map(
      (bin) =>
        Math.abs(sum(bin.map(({ chance, isDone }) => chance - Number(isDone)))) / forecasts.length,
    ),
  );

const calledOf = (forecasts: readonly Forecast[]): number =>
  mean(
    forecasts
      .filter(({ chance }) => Math.round(chance * 10) === 8)
      .map(({ isDone }) => Number(isDone)),
  );

/** Figures of the second half in time; the notes name those of the first. */
const rowsOf = (file: string, name: string): readonly Row[] => {
  const people = peopleIn(file);
  return counts.flatMap((count) => {
    const both = (way: keyof typeof ways) =>
      [true, false].map((isLater) => forecastsOf(people, count, way, isLater));
    const [usual = 1] = both("it fits").map(brierOf);
    const called = both("chance").map(calledOf);
    return [
      ...Object.keys(ways).map((way): Row => {
        const [later = [], earlier = []] = both(way);
        const figure = brierOf(later);
        return {
          topic: "chance",
          row: `${name}, ${count} pieces: Brier score of "${way}"`,
          figure,
          unit: "",
          reference: usual,
          ratio: figure / usual,
          note: `calibration error ${calibrationOf(later).toFixed(3)}, ${later.length} forecasts; first half ${brierOf(earlier).toFixed(3)}`,
        };
      }),
      {
        topic: "chance",
        row: `${name}, ${count} pieces: called 8 in 10 and done`,
        figure: called[0] ?? 0,
        unit: "",
        note: `first half ${called[1]?.toFixed(2)}`,
      },
    ];
  });
};

/** How far a sum of pieces is from its estimate, in logarithms: without a pace, with it, and with it by length. */
const paceRow = (file: string, name: string, count: number): Row => {
  const errors = peopleIn(file).flatMap((pairs) =>
    Array.from({ length: Math.floor((pairs.length - fewestFinished) / count) }, (_, index) => {
      const at = fewestFinished + index * count;
      const next = pairs.slice(at, at + count);
      const pieces = next.map(({ estimateMinutes }) => estimateMinutes);
      const ratio = sum(next.map(({ actualMinutes }) => actualMinutes)) / sum(pieces);
      const history = pairs.slice(0, at);
      return [1, paceOf(history), paceOf(history, pieces)].map((pace) =>
        Math.abs(Math.log(ratio / pace)),
      );
    }),
  );
  const [none = 0, pace = 0, byLength = 0] = [0, 1, 2].map((way) =>
    mean(errors.map((each) => each[way] ?? 0)),
  );
  return {
    topic: "chance",
    row: `${name}, sums of ${count} pieces: error of the pace by length`,
    figure: byLength,
    unit: "",
    reference: pace,
    ratio: byLength / pace,
    note: `reference: one pace; without a pace ${none.toFixed(3)}; ${errors.length} sums`,
  };
};

/** Chances of 60 pieces due on 22 days, and the time that makes each likely. */
const timeRow = (): Row => {
  const today = dayOfNumber(20_000);
  const works = Array.from({ length: 22 }, (_, index) => ({
    id: `${index}`,
    until: addDays(today, 5 * index + 5),
    pieces: index < 16 ? [60, 80, 100] : [60, 80],
  }));
  const history = Array.from({ length: 60 }, (_, index) => ({
    estimateMinutes: 60 + (index % 5) * 30,
    actualMinutes: 50 + (index % 7) * 30,
  }));
  const inputs = {
    works,
    today,
    offered: Array.from({ length: 130 }, () => 60),
    history,
    kept: { planned: 40, done: 34 },
    outcomes: [],
  };
  const rounds = 100;
  const terms = () => {
    for (let round = 0; round < rounds; round += 1)
      for (const work of works) {
        chanceOfWork(work, inputs);
        minutesForLikely(work, inputs);
      }
  };
  const figure = timed(terms) / rounds;
  const note = "processor time, with the act of each date";
  return { topic: "chance", row: "chances of a term of 60 pieces", figure, unit: "ms", note };
};

export async function run(): Promise<readonly Row[]> {
  const folder = process.env.EFFORT_DATA;
  if (folder === undefined) {
    console.log("EFFORT_DATA names no folder with files of group,estimateMinutes,actualMinutes.");
    return [timeRow()];
  }
  const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));
  return [
    ...files.flatMap((name) => rowsOf(join(folder, name), name)),
    ...files.flatMap((name) => [10, 30].map((count) => paceRow(join(folder, name), name, count))),
    timeRow(),
  ];
}
