import type { Mode } from "@smart-planner/contract";
import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import {
  type CalendarEvent,
  lockedBeyond,
  moreToday,
  type PlanSession,
  type PlanUpdate,
  sessionDaysOf,
  sessionNameOf,
  timelineOf,
} from "@smart-planner/planner/plan";
import type { Stability } from "@smart-planner/planner/scheduler";
import { daysBetween, totalMinutes } from "@smart-planner/planner/time";
import { planHelpWords } from "@smart-planner/words/en/plan-help";
import { planSaidWords } from "@smart-planner/words/en/plan-said";
import type { Moment } from "../platform/clock.ts";
import { displayIn } from "../platform/display.ts";
import { createListeners } from "../platform/listeners.ts";
import { editsOf } from "./manual-edits.ts";
import { madeFromOf, type PlanChange, type PlanChanged, ticksOf } from "./plan-store.ts";
import { changedIn, createPlanUpdater } from "./plan-updater.ts";
import type { PlannerParts } from "./planner-parts.ts";
import { sessionsOfToday, timeTodayTexts } from "./time-today.ts";
import {
  type Entering,
  type UpdateBasis,
  type UpdateRequest,
  updateBasisOf,
} from "./update-basis.ts";
import type { UpdateHelp, UpdateHelps } from "./update-helps.ts";
import {
  doneText,
  gainDays,
  headOf,
  type Measured,
  measure,
  type OptionKind,
  openBySubject,
  optionOf,
  sessionsAhead,
  type UpdateOffer,
  withoutEqual,
} from "./update-options.ts";

/** So much more a day is tried, the least first. */
const extras = [30, 60, 90] as const;

interface Ready {
  readonly change: PlanChange;
  /** How it is said once it is used. */
  readonly text: string;
}

/** The preview of a change; null while it is worked out. */
export interface UpdatePreview {
  readonly offer: UpdateOffer | null;
}

/** Smaller gains are not tried, unless nothing could bring everything back. */
const extrasFor = (lostMinutes: number, days: number): readonly number[] => {
  if (lostMinutes === 0) return [];
  const enough = extras.filter((extra) => extra * days >= lostMinutes);
  return enough.length > 0 ? enough : extras.slice(-1);
};

/** Changes of a plan that are worked out first, shown, and stored when they are used. */
export const createPlanUpdates = (parts: PlannerParts) => {
  const { workspace, store, planning, clock, words, stateOf, dueWork, announce } = parts;
  const { tell, subscribe } = createListeners();
  let preview: UpdatePreview | null = null;
  let ready: ReadonlyMap<OptionKind, Ready> = new Map();
  /** The request of the preview; null for a plan from elsewhere. */
  let asked: UpdateRequest | null = null;
  let running = new AbortController();

  const begin = (): AbortSignal => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };
  const show = (next: UpdatePreview | null, use: typeof ready = new Map()) => {
    preview = next;
    ready = use;
    tell();
  };
  const close = () => {
    running.abort();
    show(null);
  };

  const updaterFor = (basis: UpdateBasis) => createPlanUpdater({ ...parts, basis });
  const basisOf = ({ mode }: Pick<UpdateRequest, "mode">, entering: Entering | undefined) =>
    updateBasisOf(stateOf(mode), entering);

  const factsOf = (basis: UpdateBasis, open: readonly PlanSession[], today: CalendarDay) => ({
    today,
    before: sessionsAhead(sessionDaysOf(basis.plan), today),
    open,
    upcoming: updaterFor(basis).upcomingAt(today),
    worksAfter: updaterFor(basis).worksAfter,
    limitMinutes: basis.entered.hoursPerDay * 60,
    showTime: displayIn(workspace).showTime,
    words,
  });

  /** Keeping the days; where that loses something more time a day; and starting over. */
  const waysOf = async (
    basis: UpdateBasis,
    request: UpdateRequest,
    moment: Moment,
    signal: AbortSignal,
  ): Promise<readonly Measured[] | null> => {
    const updater = updaterFor(basis);
    const measured = async (kind: OptionKind, stability: Stability, extraMinutes?: number) => {
      const ask = { ...request, extraMinutes };
      const made = await updater.candidates({ ask, moment, stabilities: [stability], signal });
      return made?.[0] && measure(kind, made[0], extraMinutes);
    };
    const keep = await measured("keep", "least");
    if (keep === undefined) return null;
    const { missed = [], left = [] } = request;
    if (missed.length + left.length > 0 && keep.lostMinutes === 0) return [keep];
    const last = updater.upcomingAt(moment.day).at(-1)?.examDate ?? moment.day;
    const leastLost = async () => {
      let least = keep;
      for (const extraMinutes of extrasFor(keep.lostMinutes, daysBetween(moment.day, last))) {
        const more = await measured("more", "least", extraMinutes);
        if (more !== undefined && more.lostMinutes < least.lostMinutes) least = more;
        if (least.lostMinutes === 0) break;
      }
      return least;
    };
    const least = await leastLost();
    // Days of shares are full: planned from scratch they are the same.
    const scratch = basis.isShares ? undefined : await measured("scratch", "best");
    return withoutEqual(scratch ? [least, keep, scratch] : [least, keep], moment.day);
  };

  const usedText = (one: Measured, entered: readonly string[]): string => {
    const { sentences, updated } = words(planSaidWords);
    const count = changedIn(one.candidate.update.difference);
    // A change of the work alone moves no session.
    if (count === 0 && entered.length > 0) return sentences(entered);
    return sentences([...entered, doneText(one, words) ?? updated(count)]);
  };

  /** Opens the preview of a change; there is none if it moves no session and enters nothing. */
  const update = async (request: UpdateRequest): Promise<void> => {
    const basis = basisOf(request, request.entering);
    if (basis === null) return;
    const signal = begin();
    asked = request;
    show({ offer: null });
    const moment = clock.now();
    const ways = await waysOf(basis, request, moment, signal);
    if (signal.aborted) return;
    const keep = ways?.find(({ kind }) => kind === "keep") ?? ways?.[0];
    if (ways === null || keep === undefined) return close();
    const updater = updaterFor(basis);
    const facts = factsOf(basis, keep.candidate.work, moment.day);
    const changeOf = ({ candidate, extraMinutes }: Measured) =>
      updater.changeTo(moment, { ...request, extraMinutes }, candidate.plan);
    const { by = [] } = request;
    const entered = by.map(words(planHelpWords).done);
    const options = ways.map((one) => optionOf(one, facts));
    const hasLoss = options.some(({ exams }) => exams.some(({ isLoss }) => isLoss));
    const isSame = ways.length === 1 && changedIn(keep.candidate.update.difference) === 0;
    if (isSame && keep.lostMinutes === 0 && entered.length === 0) {
      close();
      announce(store.change(changeOf(keep)));
      return;
    }
    show(
      {
        offer: {
          ...headOf(request, facts, keep),
          today: moment.day,
          limitMinutes: facts.limitMinutes,
          open: openBySubject(facts.open),
          // For open work a plan by shares has the options alone.
          hasHelps: hasLoss && !(basis.isShares && facts.open.length > 0),
          options,
        },
      },
      new Map(
        ways.map((one) => [one.kind, { change: changeOf(one), text: usedText(one, entered) }]),
      ),
    );
  };

  const helpsFor = async (request: UpdateRequest, signal: AbortSignal): Promise<UpdateHelps> => {
    const { updateHelpsFor } = await import("./update-helps.ts");
    return updateHelpsFor({
      planning,
      ask: request,
      moment: clock.now(),
      signal,
      basisOf: (entering) => basisOf(request, entering),
      updaterFor,
      items: dueWork().items,
    });
  };

  const leastFor = async (basis: UpdateBasis, ask: UpdateRequest, signal: AbortSignal) => {
    const moment = clock.now();
    const updater = updaterFor(basis);
    const found = await updater.candidates({ ask, moment, stabilities: ["least"], signal });
    return { moment, updater, candidate: signal.aborted ? undefined : found?.[0] };
  };

  /** The sessions that would be new or longer if the rest of one was placed. */
  const placesFor = async (
    request: UpdateRequest,
    signal: AbortSignal,
  ): Promise<readonly CalendarEvent[]> => {
    const basis = basisOf(request, undefined);
    if (basis === null) return [];
    const { candidate } = await leastFor(basis, request, signal);
    if (candidate === undefined) return [];
    const { added, moved } = candidate.update.difference;
    const longer = moved.filter(({ before, after }) => after.minutes > before.minutes);
    const names = new Set(request.left?.map(sessionNameOf));
    const keys = new Set(
      [...added, ...longer.map(({ after }) => after)]
        .filter((session) => names.has(sessionNameOf(session)))
        .map(({ key }) => key),
    );
    return timelineOf({ plan: candidate.update.plan }).events.filter(({ id }) => keys.has(id));
  };

  /** Finds a place at once for a session or for the rest of one; false if nothing has room. */
  const fitIn = async (request: UpdateRequest): Promise<boolean> => {
    const basis = basisOf(request, request.entering);
    const work = [...(request.missed ?? []), ...(request.left ?? [])];
    const [first] = work;
    if (basis === null || first === undefined) return false;
    const { moment, updater, candidate } = await leastFor(basis, request, begin());
    if (candidate === undefined) return true;
    if (changedIn(candidate.update.difference) === 0) return false;
    const changed = store.change(updater.changeTo(moment, request, candidate.plan));
    const { day: today } = moment;
    const days = gainDays(
      sessionsAhead(sessionDaysOf(basis.plan), today),
      sessionsAhead(sessionDaysOf(changed.plan), today),
      { name: sessionNameOf(first) },
    );
    const { fittedIn, sentence } = words(planSaidWords);
    const name = fittedIn(totalMinutes(work), sessionNameOf(first), days, today);
    announce(changed, { name, text: sentence(name) });
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
    const facts = factsOf(basis, [], moment.day);
    const options = [optionOf(measure("scratch", made), facts)];
    return {
      title,
      note,
      today: moment.day,
      limitMinutes: facts.limitMinutes,
      open: [],
      hasHelps: false,
      options,
    };
  };

  /** More time today brings later sessions forward. */
  const moreTime = (basis: UpdateBasis, minutes: number): PlanChange => {
    const moment = clock.now();
    const updater = updaterFor(basis);
    const made = moreToday({
      plan: basis.plan,
      minutes,
      week: basis.isShares ? undefined : updater.weekAt(moment, undefined),
      ...updater.settledAt(moment),
    });
    return updater.changeTo(moment, { mode: basis.mode, minutesToday: minutes }, made);
  };

  /** Places by hand give way to the student's time for today: shorter, or unlocked. */
  const givingWay = (basis: UpdateBasis, minutes: number) => {
    const { plan } = basis;
    const beyond = lockedBeyond({ plan, minutes, ...updaterFor(basis).settledAt(clock.now()) });
    const edits = editsOf(workspace);
    return {
      edits: beyond.flatMap(({ session, stays }) => {
        const { id = "" } = session.entry;
        const edit = edits[id];
        if (edit?.kind !== "session") return [];
        return [
          [id, stays === 0 ? { ...edit, locked: false } : { ...edit, minutes: stays }] as const,
        ];
      }),
      left: beyond.flatMap(({ session, stays }) =>
        stays === 0 ? [] : [{ ...session, minutes: session.minutes - stays }],
      ),
    };
  };

  const announceTime = ({ state }: UpdateBasis, minutes: number, changed: PlanChanged) =>
    announce(
      changed,
      timeTodayTexts({
        texts: words(planSaidWords),
        minutes,
        before: state.kept ?? {},
        after: changed.plan,
        today: state.today,
      }),
    );

  return {
    preview: (): UpdatePreview | null => preview,
    subscribe,
    update,
    close,
    fitIn,
    placesFor,
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
      asked = null;
      const { plan } = change;
      const offer = offerOf(basis, { ...given, plan, update: store.preview(change) });
      const text = words(planSaidWords).updated(changedIn(store.preview(change).difference));
      show({ offer }, new Map([["scratch", { change, text }]]));
    },
    /** Remedies for the change in the preview. */
    helps: async (): Promise<readonly UpdateHelp[]> =>
      asked === null ? [] : (await helpsFor(asked, running.signal)).helps,
    /** Stores the option of the preview that was chosen. */
    accept: (kind: OptionKind) => {
      const chosen = ready.get(kind);
      if (chosen === undefined) return;
      close();
      const changed = store.change(chosen.change);
      const name = words(planSaidWords).sessionsChanged(changedIn(changed.difference));
      announce(changed, { name, text: chosen.text });
    },

    /** Another amount of time today, at once; the rest moves to later days as far as it fits. */
    setTimeToday: async (mode: Mode, minutes: number): Promise<void> => {
      const before = basisOf({ mode }, undefined);
      if (before === null) return;
      const today = sessionsOfToday(before.state, ticksOf(workspace), clock.now());
      if (minutes > today.plannedMinutes)
        return announceTime(before, minutes, store.change(moreTime(before, minutes)));
      const { edits, left } = givingWay(before, minutes);
      const basis = basisOf({ mode }, { edits });
      if (basis === null) return;
      const ask: UpdateRequest = {
        mode,
        missed: minutes < today.begunMinutes ? today.begun : [],
        left,
        minutesToday: minutes,
      };
      const { moment, updater, candidate } = await leastFor(basis, ask, begin());
      if (candidate === undefined) return;
      announceTime(basis, minutes, store.change(updater.changeTo(moment, ask, candidate.plan)));
    },
    /** Today has its usual time again: the change itself is undone if nothing came after it. */
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
      const usual = (madeFrom?.hoursPerDay ?? 0) * 60;
      announceTime(basis, usual, undone ?? store.change(moreTime(basis, usual)));
    },
  };
};
