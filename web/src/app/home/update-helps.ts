import {
  againInputsOf,
  formatDuration,
  type Remedies,
  withHigherLimit,
} from "@smart-planner/planner";
import { shortOf, type UpdateWay } from "../../features/plan-update/update-offer.ts";
import type { Moment } from "../../platform/clock.ts";
import type { Planning } from "../../platform/planning.ts";
import type { Change, createPlanUpdater, UpdateAsk, UpdateSource } from "./plan-updater.ts";

/** A change by which less is short, with what it does and what it leaves without room. */
interface RoomierWeek extends Change {
  /** Nothing where there is less to do instead of more room. */
  readonly foundMinutes?: number | undefined;
  readonly leftMinutes: number;
  readonly source: UpdateSource;
}

interface RoomierWeeks {
  /** What has no room in the week as it is. */
  readonly shortMinutes: number;
  readonly weeks: readonly RoomierWeek[];
}

type PlanUpdater = ReturnType<typeof createPlanUpdater>;

interface Asked {
  readonly ask: UpdateAsk;
  readonly source: UpdateSource;
  readonly moment: Moment;
  readonly signal: AbortSignal;
}

const mostHoursMore = 4;
const longestDay = 24;

const shortIn = ({ exams }: UpdateWay): number =>
  exams.reduce((sum, exam) => sum + shortOf(exam), 0);

/** A plan by shares knows only its hours: the fewest more by which all finds room, or the most. */
const moreHours = async (
  { ask, source, moment, signal }: Asked,
  updaterFor: (from: UpdateSource) => PlanUpdater,
): Promise<RoomierWeeks> => {
  const shortWith = async (from: UpdateSource): Promise<number | undefined> => {
    const updater = updaterFor(from);
    const found = await updater.candidates({ ask, moment, stabilities: ["least"], signal });
    const [way] = updater.offerOf({ title: "", note: "", ask, moment, found: found ?? [] }).ways;
    return way && shortIn(way);
  };
  const before = await shortWith(source);
  let best: (RoomierWeek & { readonly foundMinutes: number }) | undefined;
  for (let more = 1; before !== undefined && more <= mostHoursMore; more += 1) {
    const hoursPerDay = source.week.hoursPerDay + more;
    if (hoursPerDay > longestDay) break;
    const roomier = source.withWeek({ ...source.week, hoursPerDay });
    const after = await shortWith(roomier);
    if (after === undefined) break;
    const foundMinutes = before - after;
    if (foundMinutes > (best?.foundMinutes ?? 0))
      best = {
        text: `Study ${more} h more a day`,
        done: `You study up to ${formatDuration(hoursPerDay * 60)} a day now.`,
        foundMinutes,
        leftMinutes: after,
        source: roomier,
      };
    if (after === 0) break;
  }
  return { shortMinutes: before ?? 0, weeks: best === undefined ? [] : [best] };
};

/** What a plan with a remedy is made from; nothing where the student has no such thing to change. */
const changedBy = (
  { kind, inputs, limit, work }: Remedies["remedies"][number],
  source: UpdateSource,
): UpdateSource | null => {
  if (work !== undefined) return source.less?.sourceWith(work) ?? null;
  if (limit !== undefined) {
    const { wishes, withWishes } = source;
    return withWishes?.(withHigherLimit(wishes ?? [], limit)) ?? null;
  }
  // A smart timetable knows no week: of it only the hours can be changed.
  return source.mode === "advanced" || kind === "more-hours" ? source.withWeek(inputs) : null;
};

/** By what a plan would find room for what the offered ones do not. */
export const roomierWeeks = async ({
  planning,
  updaterFor,
  ...asked
}: Asked & {
  readonly planning: Planning;
  readonly updaterFor: (from: UpdateSource) => PlanUpdater;
}): Promise<RoomierWeeks> => {
  const { ask, source, moment, signal } = asked;
  if (source.isShares) return moreHours(asked, updaterFor);
  const { weekAt, settledAt } = updaterFor(source);
  const inputs = againInputsOf({
    plan: source.plan,
    missed: [...ask.missed, ...(ask.left ?? [])],
    ...settledAt(moment),
    week: weekAt(moment, ask.minutesToday),
    // The way that a preview opens with.
    stability: "least",
  });
  const found = await planning.ask({
    kind: "remedies",
    given: { inputs, known: source.less?.known },
    signal,
  });
  if (!found.ok) return { shortMinutes: 0, weeks: [] };
  const { missingMinutes, remedies } = found.value;
  return {
    shortMinutes: missingMinutes,
    weeks: remedies.flatMap((remedy) => {
      const changed = changedBy(remedy, source);
      if (changed === null) return [];
      const { text, done, work, missingMinutesAfter } = remedy;
      return {
        text,
        done,
        foundMinutes: work === undefined ? missingMinutes - missingMinutesAfter : undefined,
        leftMinutes: missingMinutesAfter,
        source: changed,
      };
    }),
  };
};
