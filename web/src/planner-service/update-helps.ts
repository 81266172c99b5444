import type { DueItem, TaskInput } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { againInputsOf, type InputChange } from "@smart-planner/planner/plan";
import {
  type Remedies,
  type RoomChange,
  suggestQuickRemedies,
} from "@smart-planner/planner/scheduler";
import { withHigherLimit } from "@smart-planner/planner/wishes";
import type { Moment } from "../platform/clock.ts";
import type { Planning } from "../platform/planning.ts";
import type { createPlanUpdater } from "./plan-updater.ts";
import type { ChangedWork, Entering, UpdateBasis, UpdateRequest } from "./update-basis.ts";

/** A change by which less would be short. */
export interface UpdateHelp {
  readonly change: RoomChange;
  /** The room it makes; missing if it reduces work instead. */
  readonly foundMinutes?: number | undefined;
  /** Work without room even then. */
  readonly leftMinutes: number;
  /** The update with it. */
  readonly request: UpdateRequest;
}

interface Asked {
  readonly ask: UpdateRequest;
  readonly moment: Moment;
  readonly signal: AbortSignal;
  /** Null if there is not enough to make a plan from. */
  readonly basisOf: (entering: Entering | undefined) => UpdateBasis | null;
  readonly updaterFor: (basis: UpdateBasis) => ReturnType<typeof createPlanUpdater>;
  readonly items: readonly DueItem[];
}

export interface UpdateHelps {
  /** Work without room in the present week. */
  readonly shortMinutes: number;
  readonly helps: readonly UpdateHelp[];
}

const noHelps: UpdateHelps = { shortMinutes: 0, helps: [] };

const helpOf = (
  ask: UpdateRequest,
  entering: Entering,
  change: RoomChange,
  effect: Pick<UpdateHelp, "foundMinutes" | "leftMinutes">,
): UpdateHelp => ({
  ...effect,
  change,
  request: {
    ...ask,
    entering: { ...ask.entering, ...entering },
    by: [...(ask.by ?? []), change],
  },
});

/** A piece of due work with a remedy's change; a part of one is not changed by itself. */
const changedWork = (
  task: TaskInput,
  items: readonly DueItem[],
  today: CalendarDay,
): ChangedWork | undefined => {
  const item = items.find(({ id }) => id === task.key);
  if (item === undefined || (item.parts ?? []).length > 0) return undefined;
  const { id, series: _, opens, ...assignment } = item;
  const isLetGo = task.workMinutes === 0;
  return {
    id,
    task,
    assignment: {
      ...assignment,
      ...(task.opens !== undefined && opens !== undefined && { opens }),
      ...(isLetGo
        ? { state: "let go", endedOn: today }
        : {
            ...(task.due !== undefined && { due: { ...item.due, day: task.due.day } }),
            estimate: { minutes: task.workMinutes },
          }),
    },
  };
};

/** The values to enter for a remedy; nothing if it does not apply. */
const enteringOf = (
  { change, inputs, work, task }: Remedies["remedies"][number],
  { mode, wishes, known, less, works, state }: UpdateBasis,
  items: readonly DueItem[],
): Entering | null => {
  if (task !== undefined) {
    const changed = changedWork(task, items, state.today);
    return changed === undefined ? null : { works: [...works, changed] };
  }
  if (work !== undefined)
    return mode === "advanced" && known.has(work.subject) ? { less: [...less, work] } : null;
  if (change.kind === "higher limit")
    return mode === "quick" ? { wishes: withHigherLimit(wishes, change) } : null;
  const { hoursPerDay, grid, preferences } = inputs;
  if (mode === "advanced") return { hoursPerDay, grid, preferences };
  // A smart timetable knows no week: only its hours can be changed.
  return change.kind === "more hours" ? { hoursPerDay } : null;
};

const changeOf = (
  { inputs, task }: Remedies["remedies"][number],
  { entered }: UpdateBasis,
): InputChange =>
  task === undefined
    ? { kind: "hours", from: entered.hoursPerDay, to: inputs.hoursPerDay }
    : { kind: "due work changed", title: task.title };

/** Changes by which a plan would find room for the work that the offered ones leave out. */
export const updateHelpsFor = async ({
  planning,
  ...asked
}: Asked & { readonly planning: Planning }): Promise<UpdateHelps> => {
  const { ask, moment, signal, basisOf, updaterFor, items } = asked;
  const basis = basisOf(ask.entering);
  if (basis === null) return noHelps;
  // More time a day is an option of the preview itself.
  const isOfWork = (ask.missed ?? []).length + (ask.left ?? []).length === 0;
  if (basis.isShares && !isOfWork) return noHelps;
  const { weekAt, settledAt } = updaterFor(basis);
  const inputs = againInputsOf({
    plan: basis.plan,
    missed: [...(ask.missed ?? []), ...(ask.left ?? [])],
    ...settledAt(moment),
    week: weekAt(moment, ask.minutesToday),
    // The option that a preview opens with.
    stability: "least",
  });
  const found = basis.isShares
    ? suggestQuickRemedies(inputs)
    : await planning.ask({
        kind: "remedies",
        given: { inputs, known: basis.mode === "advanced" ? basis.known : undefined },
        signal,
      });
  if (found === undefined) return noHelps;
  const { missingMinutes, remedies } = found;
  return {
    shortMinutes: missingMinutes,
    helps: remedies.flatMap((remedy) => {
      const entering = enteringOf(remedy, basis, items);
      if (entering === null) return [];
      const { work, task, missingMinutesAfter } = remedy;
      // The rule of a Quick Plan is asked again only if something was entered.
      const asking = basis.isShares
        ? { ...ask, changes: [...(ask.changes ?? []), changeOf(remedy, basis)] }
        : ask;
      return helpOf(asking, entering, remedy.change, {
        foundMinutes:
          work === undefined && task === undefined
            ? missingMinutes - missingMinutesAfter
            : undefined,
        leftMinutes: missingMinutesAfter,
      });
    }),
  };
};
