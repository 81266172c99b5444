import type { Mode } from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import { moreToday, type PlanUpdate } from "@smart-planner/planner/plan";
import type { Stability } from "@smart-planner/planner/scheduler";
import type { Clock, Moment } from "../platform/clock.ts";
import { createListeners } from "../platform/listeners.ts";
import type { Planning } from "../platform/planning.ts";
import type { Workspace } from "../platform/workspace.ts";
import type { DueWork } from "./due-work.ts";
import type { PlanState } from "./plan-states.ts";
import {
  madeFromOf,
  type PlanChange,
  type PlanChanged,
  type PlanStore,
  ticksOf,
} from "./plan-store.ts";
import {
  changedIn,
  createPlanUpdater,
  noteOf,
  othersIn,
  titleOf,
  type UpdateRequest,
} from "./plan-updater.ts";
import { lessLines, moreLines, sessionsOfToday, type TimeEffect } from "./time-today.ts";
import { type Entering, type UpdateBasis, updateBasisOf } from "./update-basis.ts";
import { type UpdateHelps, updateHelpsFor } from "./update-helps.ts";
import type { UpdateHelp, UpdateOffer } from "./update-offer.ts";

const stabilities: readonly Stability[] = ["least", "balanced", "best"];

/** The preview of a change: its title at once, what it offers when it is worked out. */
export interface UpdatePreview {
  readonly title: string;
  readonly offer: UpdateOffer | null;
}

interface Ready {
  /** Null for a plan from elsewhere. */
  readonly request: UpdateRequest | null;
  readonly changes: ReadonlyMap<Stability, PlanChange>;
}

export interface AskedTime {
  readonly request: UpdateRequest;
  readonly change: PlanChange;
  readonly effect: TimeEffect;
}

/** Changes of a plan that are worked out first, shown, and stored when they are used. */
export const createPlanUpdates = ({
  workspace,
  store,
  planning,
  clock,
  stateOf,
  dueWork,
  announce,
}: {
  readonly workspace: Workspace;
  readonly store: PlanStore;
  readonly planning: Planning;
  readonly clock: Pick<Clock, "now" | "timestamp">;
  readonly stateOf: (mode: Mode) => PlanState;
  readonly dueWork: () => DueWork;
  readonly announce: (changed: PlanChanged, entered?: readonly string[]) => void;
}) => {
  const { tell, subscribe } = createListeners();
  let preview: UpdatePreview | null = null;
  let ready: Ready | null = null;
  let running = new AbortController();

  const begin = (): AbortSignal => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };
  const show = (next: UpdatePreview | null, use: Ready | null = null) => {
    preview = next;
    ready = use;
    tell();
  };
  const close = () => {
    running.abort();
    show(null);
  };

  const updaterFor = (basis: UpdateBasis) =>
    createPlanUpdater({ workspace, store, planning, clock, basis });
  const basisOf = ({ mode }: Pick<UpdateRequest, "mode">, entering: Entering | undefined) =>
    updateBasisOf(stateOf(mode), entering);

  /** Opens the preview of a change. */
  const update = async (request: UpdateRequest): Promise<void> => {
    const basis = basisOf(request, request.entering);
    if (basis === null) return;
    const signal = begin();
    const title = titleOf(request);
    show({ title, offer: null });
    const moment = clock.now();
    const updater = updaterFor(basis);
    const found = await updater.candidates({ ask: request, moment, stabilities, signal });
    if (signal.aborted) return;
    if (found === null) return close();
    const note = noteOf(request, moment.day);
    show(
      { title, offer: updater.offerOf({ title, note, ask: request, moment, found }) },
      {
        request,
        changes: new Map(
          found.map(({ stability, plan }) => [stability, updater.changeTo(moment, request, plan)]),
        ),
      },
    );
  };

  const helpsFor = (request: UpdateRequest, signal: AbortSignal): Promise<UpdateHelps> =>
    updateHelpsFor({
      planning,
      ask: request,
      moment: clock.now(),
      signal,
      basisOf: (entering) => basisOf(request, entering),
      updaterFor,
      items: dueWork().items,
    });

  /** Uses a change at once if nothing else has to move, else opens its preview; false if nothing has room. */
  const fitIn = async (request: UpdateRequest): Promise<boolean> => {
    const basis = basisOf(request, request.entering);
    if (basis === null) return false;
    const signal = begin();
    const moment = clock.now();
    const updater = updaterFor(basis);
    const found = await updater.candidates({
      ask: request,
      moment,
      stabilities: ["least"],
      signal,
    });
    const [candidate] = found ?? [];
    if (signal.aborted || candidate === undefined) return true;
    if (changedIn(candidate.update.difference) === 0) return false;
    if (othersIn(candidate.update, moment.day) > 0) await update(request);
    else announce(store.change(updater.changeTo(moment, request, candidate.plan)));
    return true;
  };

  const offerOf = (
    basis: UpdateBasis,
    given: Pick<UpdateOffer, "title" | "note"> & {
      readonly plan: StudyPlan;
      readonly update: PlanUpdate;
      readonly moment: Moment;
    },
  ): UpdateOffer => {
    const { title, note, plan, update: changed, moment } = given;
    const made = { stability: "best" as const, plan, fit: [], work: [], update: changed };
    const ask = { mode: basis.mode };
    return updaterFor(basis).offerOf({ title, note, ask, moment, found: [made] });
  };

  const moreTime = (basis: UpdateBasis, minutes: number): AskedTime => {
    const moment = clock.now();
    const updater = updaterFor(basis);
    const request = { mode: basis.mode, minutesToday: minutes };
    const made = moreToday({
      plan: basis.plan,
      minutes,
      week: basis.isShares ? undefined : updater.weekAt(moment, undefined),
      ...updater.settledAt(moment),
    });
    const change = updater.changeTo(moment, request, made);
    const lines = moreLines(store.preview(change), moment.day);
    const note = lines.length > 0 ? undefined : "Nothing more fits into today.";
    return { request, change, effect: { lines, others: 0, note } };
  };

  const askTimeToday = async (
    mode: Mode,
    minutes: number,
    signal: AbortSignal,
  ): Promise<AskedTime | null> => {
    const basis = basisOf({ mode }, undefined);
    if (basis === null) return null;
    const moment = clock.now();
    const today = sessionsOfToday(basis.state, ticksOf(workspace), moment);
    if (minutes > today.plannedMinutes) return moreTime(basis, minutes);
    const updater = updaterFor(basis);
    const request: UpdateRequest = {
      mode,
      missed: minutes < today.begunMinutes ? today.begun : [],
      minutesToday: minutes,
    };
    const found = await updater.candidates({
      ask: request,
      moment,
      stabilities: ["least"],
      signal,
    });
    const [candidate] = found ?? [];
    if (candidate === undefined) return null;
    const { update: changed, plan } = candidate;
    const offer = updater.offerOf({
      title: "",
      note: "",
      ask: request,
      moment,
      found: [candidate],
    });
    const sentences = offer.ways[0]?.sentences ?? [];
    return {
      request,
      change: updater.changeTo(moment, request, plan),
      effect: {
        lines: lessLines({ open: today.open, update: changed, sentences, today: moment.day }),
        others: othersIn(changed, moment.day),
      },
    };
  };

  return {
    preview: (): UpdatePreview | null => preview,
    subscribe,
    update,
    close,
    fitIn,
    helpsFor,
    offerOf,
    /** Opens the preview of a plan that comes from elsewhere. */
    showPlan: (
      basis: UpdateBasis,
      {
        change,
        ...given
      }: Pick<UpdateOffer, "title" | "note"> & {
        readonly change: PlanChange;
        readonly moment: Moment;
      },
    ) => {
      begin();
      const { plan } = change;
      const offer = offerOf(basis, { ...given, plan, update: store.preview(change) });
      show({ title: given.title, offer }, { request: null, changes: new Map([["best", change]]) });
    },
    /** Remedies for the change in the preview. */
    helps: async (): Promise<readonly UpdateHelp[]> =>
      ready === null || ready.request === null
        ? []
        : (await helpsFor(ready.request, running.signal)).helps,
    /** Stores the option of the preview that was chosen. */
    accept: (stability: Stability) => {
      const change = ready?.changes.get(stability);
      if (change === undefined) return;
      const entered = ready?.request?.by?.map(({ done }) => done);
      close();
      announce(store.change(change), entered);
    },

    askTimeToday,
    /** Changes today's time at once; where other days change too, their preview comes first. */
    setTimeToday: ({ request, change, effect }: AskedTime) => {
      if (effect.others > 0) void update(request);
      else announce(store.change(change));
    },
    /** Today has its usual time again: the change itself is undone where nothing came after it. */
    resetTimeToday: (mode: Mode) => {
      const basis = basisOf({ mode }, undefined);
      if (basis === null) return;
      const { today, madeFrom } = basis.state;
      const [newest] = Object.entries(workspace.records("receipts"))
        .filter(([, receipt]) => receipt.mode === mode)
        .toSorted(([, one], [, other]) => (one.at < other.at ? 1 : -1));
      const undo = newest?.[1].undo;
      const isOwn =
        undo !== undefined && madeFromOf(mode, undo.madeFrom).madeFrom?.timeToday?.day !== today;
      const undone = isOwn && newest !== undefined ? store.undo(newest[0]) : null;
      announce(undone ?? store.change(moreTime(basis, (madeFrom?.hoursPerDay ?? 0) * 60).change));
    },
  };
};
