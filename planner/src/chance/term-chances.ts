import type { FinishedWork } from "../due-work/work-length.ts";
import type { CalendarDay, ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { type StudyRecord, sittingsOf, startOf } from "../study-log/study-record.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { finishChance, type KeptSessions, type WorkPair } from "./finish-chance.ts";

/** Ticks of as many days say how much of a plan is kept. */
const keptDays = 56;

/** Sessions of the last weeks, and those of them that were done. */
export const keptSessionsOf = (
  days: readonly SessionDay[],
  progress: ProgressMap,
  today: CalendarDay,
): KeptSessions => {
  const sessions = days
    .filter(({ day }) => day < today && day >= addDays(today, -keptDays))
    .flatMap((day) => day.sessions)
    .filter(({ minutes }) => minutes > 0);
  return {
    planned: sessions.length,
    done: sessions.filter(({ key }) => isDone(progress, key)).length,
  };
};

/** Estimates of finished pieces beside the time they took: due work as a whole, other sessions one by one. */
export const workPairsOf = (
  records: readonly StudyRecord[],
  progress: ProgressMap,
  finished: readonly FinishedWork[],
): readonly WorkPair[] => {
  const sessions = sittingsOf(
    records
      .filter(({ sessionKey, taskId }) => sessionKey !== undefined && taskId === undefined)
      .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1)),
  );
  return [
    ...sessions.flatMap(({ last, minutes: actualMinutes }): readonly WorkPair[] => {
      const { sessionKey = "", plannedMinutes = 0, leftMinutes = 0, pace = 1 } = last;
      const isFinished = isDone(progress, sessionKey) && leftMinutes === 0;
      return isFinished && plannedMinutes > 0 && actualMinutes >= 1
        ? [{ estimateMinutes: plannedMinutes / pace, actualMinutes }]
        : [];
    }),
    ...finished.flatMap(({ estimateMinutes, actualMinutes }) =>
      estimateMinutes === undefined ? [] : [{ estimateMinutes, actualMinutes }],
    ),
  ];
};

/** Work with a deadline. */
export interface DatedWork {
  readonly id: string;
  /** It cannot be begun before. */
  readonly opens?: CalendarDay | undefined;
  /** The last day there is for it. */
  readonly until: CalendarDay;
  /** Minutes left, by piece. */
  readonly pieces: readonly number[];
}

export interface ChanceInputs {
  readonly works: readonly DatedWork[];
  readonly today: CalendarDay;
  /** Minutes that each day from today on has for all of it. */
  readonly offered: readonly number[];
  readonly history: readonly WorkPair[];
  readonly kept: KeptSessions;
  /** Chances shown for work that is over. */
  readonly outcomes: readonly ChanceOutcome[];
}

/** The chance that a piece of work is done in time beside all that is due before it. */
export const chanceOfWork = (
  { opens, until }: DatedWork,
  { works, today, offered, history, kept, outcomes }: ChanceInputs,
): number => {
  const chanceFrom = (from: CalendarDay): number => {
    const within = works.filter(
      (one) => one.until <= until && (from === today || (one.opens ?? today) >= from),
    );
    return finishChance({
      pieces: within.flatMap(({ pieces }) => pieces),
      days: offered.slice(daysBetween(today, from), daysBetween(today, until) + 1),
      history,
      kept,
    });
  };
  const froms = opens !== undefined && opens > today ? [today, opens] : [today];
  return calibratedChance(Math.min(...froms.map(chanceFrom)), outcomes);
};

const stepMinutes = 15;
const mostMinutesMore = 240;

/** Minutes more on each day of study that make the work likely: 9 in 10. Nothing if no such amount does. */
export const minutesForLikely = (work: DatedWork, inputs: ChanceInputs): number | undefined => {
  for (let more = stepMinutes; more <= mostMinutesMore; more += stepMinutes) {
    const offered = inputs.offered.map((minutes) => (minutes > 0 ? minutes + more : 0));
    if (chanceOfWork(work, { ...inputs, offered }) >= 0.9) return more;
  }
  return undefined;
};

/** A chance that was shown, and whether the work was done in time. */
export interface ChanceOutcome {
  readonly tenths: number;
  readonly isDone: boolean;
}

const fewestOutcomes = 30;
const mostError = 0.15;

const rateOf = (outcomes: readonly ChanceOutcome[]): number =>
  outcomes.filter(({ isDone: done }) => done).length / outcomes.length;

const binOf = (tenths: number): number => Math.floor((tenths - 1) / 2);

/** Pulled towards how often such chances came true, once they were clearly off. */
export const calibratedChance = (chance: number, outcomes: readonly ChanceOutcome[]): number => {
  if (outcomes.length < fewestOutcomes) return chance;
  const bins = Map.groupBy(outcomes, ({ tenths }) => binOf(tenths));
  const error = [...bins.values()].reduce((sum, own) => {
    const mean = own.reduce((all, { tenths }) => all + tenths / 10, 0) / own.length;
    return sum + (own.length / outcomes.length) * Math.abs(rateOf(own) - mean);
  }, 0);
  if (error <= mostError) return chance;
  const tenths = Math.min(Math.max(Math.round(chance * 10), 1), 9);
  return (chance + rateOf(bins.get(binOf(tenths)) ?? outcomes)) / 2;
};
