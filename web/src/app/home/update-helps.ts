import {
  againInputsOf,
  type KnownSubject,
  type Remedies,
  type WorkRemedy,
  withHigherLimit,
} from "@smart-planner/planner";
import { shortOf, type UpdateWay } from "../../features/plan-update/update-offer.ts";
import type { Moment } from "../../platform/clock.ts";
import type { Planning } from "../../platform/planning.ts";
import type { createPlanUpdater, UpdateAsk, UpdateSource } from "./plan-updater.ts";

/** What is entered beside a plan once it is used; returns the way back. */
export type Enter = () => () => void;

/** Less work, where it can be offered: what is known of it, and what a plan with less is made from. */
export interface LessWorkSource {
  readonly known: ReadonlyMap<string, KnownSubject>;
  readonly sourceWith: (
    remedy: WorkRemedy,
  ) => { readonly source: UpdateSource; readonly enter: Enter } | null;
}

/** A change that finds more room, in words and with what it finds and what it leaves without. */
interface RoomierWeek {
  readonly text: string;
  readonly foundMinutes: number;
  readonly leftMinutes: number;
  readonly source: UpdateSource;
  readonly enter?: Enter | undefined;
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
  readonly less?: LessWorkSource | undefined;
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
  let best: RoomierWeek | undefined;
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
  less: LessWorkSource | undefined,
): Pick<RoomierWeek, "source" | "enter"> | null => {
  if (work !== undefined) return less?.sourceWith(work) ?? null;
  if (limit !== undefined) {
    const { wishes, withWishes } = source;
    return withWishes === undefined
      ? null
      : { source: withWishes(withHigherLimit(wishes ?? [], limit)) };
  }
  // A smart timetable knows no week: of it only the hours can be changed.
  return source.mode === "advanced" || kind === "more-hours"
    ? { source: source.withWeek(inputs) }
    : null;
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
  const { ask, source, moment, signal, less } = asked;
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
    given: { inputs, known: less?.known },
    signal,
  });
  if (!found.ok) return { shortMinutes: 0, weeks: [] };
  const { missingMinutes, remedies } = found.value;
  return {
    shortMinutes: missingMinutes,
    weeks: remedies.flatMap((remedy) => {
      const changed = changedBy(remedy, source, less);
      if (changed === null) return [];
      const { text, missingMinutesAfter } = remedy;
      return {
        text,
        foundMinutes: missingMinutes - missingMinutesAfter,
        leftMinutes: missingMinutesAfter,
        ...changed,
      };
    }),
  };
};
