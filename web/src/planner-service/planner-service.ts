import { type Mode, modeRegisters, modes } from "@smart-planner/contract";
import { releaseSessions, sessionsOf } from "@smart-planner/planner/plan";
import { isDone } from "@smart-planner/planner/progress";
import { planSaidWords } from "@smart-planner/words/en/plan-said";
import type { Words } from "@smart-planner/words/said";
import { createListeners } from "../platform/listeners.ts";
import { bringPlans } from "./bring-plans.ts";
import { createChances } from "./chances.ts";
import { createDueWorkEditor } from "./due-work-editor.ts";
import { createLastChange } from "./last-change.ts";
import { editsOf } from "./manual-edits.ts";
import { byMode, createMemo } from "./memo.ts";
import { createNotices, type Said, type SayChange } from "./notices.ts";
import { createPlanEditor, writeEdits } from "./plan-editor.ts";
import { modeInUse } from "./plan-in-use.ts";
import { createPlanMaker, type SmartAnswer } from "./plan-maker.ts";
import { createPlanReadings } from "./plan-readings.ts";
import { createPlanStates, type PlanState } from "./plan-states.ts";
import { createPlanStore, madeFromOf, type PlanChanged } from "./plan-store.ts";
import { changedIn } from "./plan-updater.ts";
import { createPlanUpdates } from "./plan-updates.ts";
import type { PlannerDependencies, PlannerParts } from "./planner-parts.ts";
import { createSchoolWork } from "./school-work.ts";
import { clearedEditIdsOf, strayEditIdsOf } from "./stray-edits.ts";
import { tickSession } from "./tick-session.ts";
import { type TimeToday, timeTodayOf } from "./time-today.ts";
import { updateBasisOf } from "./update-basis.ts";
import type { UpdateOffer } from "./update-options.ts";

/**
 * Every operation on a plan. Values are the same object until they change, so that a page can
 * subscribe and compare.
 */
export const createPlannerService = ({ language, ...platform }: PlannerDependencies) => {
  const { workspace, clock } = platform;
  const words: Words = (english) => language.current().words(english);
  const texts = () => words(planSaidWords);
  const { tell, subscribe } = createListeners();
  const store = createPlanStore(platform);
  const states = createPlanStates({ workspace, clock, onModelLoaded: tell });
  const notices = createNotices();
  const { say } = notices;

  const stateOf = (mode: Mode): PlanState => states.state(mode, maker.making(mode).isEmptied);

  const lastChanges = createLastChange(workspace);

  /** The mode whose first plan was just made, until something is done with it. */
  let greeted: Mode | null = null;
  const endHello = () => {
    if (greeted === null) return;
    greeted = null;
    tell();
  };

  /** Notes a change that was stored just now, and says it with Undo. */
  const changed: SayChange = ({ text, isOfPlan = false, ...change }) => {
    greeted = null;
    lastChanges.keep(change);
    tell();
    say(text, { label: texts().undo, onPress: undoLast, isOfPlan });
  };

  const undoLast = () => {
    const change = lastChanges.take();
    if (change === null) say(texts().notUndone);
    else {
      const { mode, back, after } = change;
      if ("receipt" in back) undoReceipt(back.receipt);
      else if ("edits" in back) writeEdits(workspace, new Map(back.edits));
      else release(mode, back.letGo, null);
      if (after !== undefined) say(after);
    }
    tell();
  };

  const undoReceipt = (receipt: string) => {
    const undone = store.undo(receipt);
    say(undone === null ? texts().notUndone : texts().undone);
  };
  const bringBack = (receipt: string) => {
    const restored = store.restore(receipt);
    const undo = restored?.receipt ?? null;
    const { notBroughtBack, broughtBack, undo: label } = texts();
    say(
      restored === null ? notBroughtBack : broughtBack,
      ...(undo === null ? [] : [{ label, onPress: () => undoReceipt(undo), isOfPlan: true }]),
    );
  };

  /** Announces the effect of a change of the plan. */
  const announce = ({ mode, difference, receipt, hadPlan, cleared }: PlanChanged, said?: Said) => {
    if (cleared !== null)
      say(texts().clearedKept, {
        label: texts().bringBack,
        onPress: () => bringBack(cleared),
        isOfPlan: true,
      });
    // A first plan changes nothing that was there.
    if (!hadPlan) return;
    const count = changedIn(difference);
    const { sessionsChanged, updated } = texts();
    const change = said ?? { name: sessionsChanged(count), text: updated(count) };
    if (receipt === null) say(change.text);
    else changed({ mode, ...change, back: { receipt }, isOfPlan: true });
  };

  const { dueWork } = states;
  const parts: PlannerParts = {
    ...platform,
    words,
    store,
    stateOf,
    dueWork,
    say,
    changed,
    announce,
  };
  const readings = createPlanReadings({ ...parts, onRead: tell });
  const maker = createPlanMaker({ ...parts, onMade: readings.take });
  const updates = createPlanUpdates(parts);
  const chances = createChances(parts);
  const dueWorkEditor = createDueWorkEditor({ ...parts, update: updates.update });
  const schoolWork = createSchoolWork(parts);
  const editors = byMode((mode) => createPlanEditor(parts, mode));
  const memoTime = byMode(() => createMemo<TimeToday | null>());

  const tick = (mode: Mode, key: string, isDone: boolean) => {
    endHello();
    return tickSession({
      workspace,
      key,
      isDone,
      reviewIds: stateOf(mode).view.topics.bySession.get(key)?.reviewIds,
      today: clock.now().day,
    });
  };

  const release = (mode: Mode, keys: readonly string[], as: "let go" | null) => {
    const register = modeRegisters[mode].plan;
    const stored = workspace.read(register);
    if (stored !== null) workspace.write(register, releaseSessions(stored, new Set(keys), as));
  };
  const tickAll = (keys: readonly string[], isDone: boolean) =>
    workspace.putRecords(
      "ticks",
      keys.map((key) => [key, isDone] as const),
    );

  /** Removes edits of cleared plans, which another device may still send. */
  const removeStaleEdits = () => {
    for (const mode of modes) {
      const plan = workspace.read(modeRegisters[mode].plan);
      if (plan === null) continue;
      const strays = strayEditIdsOf({ plan, mode, edits: editsOf(workspace) });
      const receipts = Object.values(workspace.records("receipts"));
      const gone = clearedEditIdsOf({ strays, mode, receipts });
      if (gone.length > 0) workspace.removeRecords("edits", gone);
    }
  };

  return {
    workspace,
    /** Called at every change of the workspace and of running work. */
    subscribe: (listener: () => void): (() => void) => {
      const stops = [workspace.subscribe, maker.subscribe, updates.subscribe, subscribe].map((to) =>
        to(listener),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    /** Keeps the workspace tidy while a page is open; returns the way to stop. */
    start: (): (() => void) => {
      removeStaleEdits();
      return workspace.subscribe(removeStaleEdits);
    },
    /** Ends running work. Stored data stays. */
    stop: () => {
      maker.stop();
      updates.close();
      greeted = null;
    },

    state: stateOf,
    making: maker.making,
    missing: maker.missing,
    /** The mode whose plan is in use. */
    inUse: (): Mode | null => modeInUse(workspace),
    known: states.known,
    dates: states.dates,
    dueWork,
    /** How likely work is done in time, by its id. */
    chances: chances.chances,
    noteChances: chances.noteChances,
    addWork: dueWorkEditor.add,
    handIn: dueWorkEditor.handIn,
    reopenWork: dueWorkEditor.reopen,
    changeWork: dueWorkEditor.change,
    removeWork: dueWorkEditor.remove,
    endSeries: dueWorkEditor.endSeries,
    changeSeries: dueWorkEditor.changeSeries,
    repeatWork: dueWorkEditor.repeat,
    changeRule: dueWorkEditor.changeRule,
    schoolWork,
    colours: states.colours,
    /** Why each session is there, once it is known; `read` asks for it. */
    reading: readings.reading,
    read: readings.read,

    generate: async (mode: Mode): Promise<boolean> => {
      const isFirst = modeInUse(workspace) === null || stateOf(mode).isPutAway;
      const isMade = await maker.generate(mode);
      if (isMade && isFirst && workspace.read(modeRegisters[mode].plan) !== null) {
        greeted = mode;
        tell();
      }
      return isMade;
    },
    /** Whether the mode's plan is the first one, and nothing has been done with it yet. */
    isGreeted: (mode: Mode): boolean => greeted === mode,
    endHello,
    /** A smart timetable replaces the quick plan; the change, if there was one. */
    replaceBySmart: (answer: SmartAnswer): { offer: UpdateOffer; receipt: string } | null => {
      const basis = updateBasisOf(stateOf("quick"));
      const changed = maker.replaceBySmart(answer);
      const { receipt } = changed;
      if (basis === null || receipt === null) return null;
      const offer = updates.offerOf(basis, {
        title: texts().smartTitle,
        note: texts().smartNote,
        plan: answer.plan,
        update: changed,
        moment: answer.now,
      });
      return { offer, receipt };
    },
    optimise: () =>
      maker.optimise((change, moment) => {
        const basis = updateBasisOf(stateOf("advanced"));
        if (basis !== null)
          updates.showPlan(basis, {
            title: texts().optimisedTitle,
            note: texts().optimisedNote,
            change,
            moment,
          });
      }),

    /** Whether there is a plan, and enough to update it from. */
    canUpdate: (mode: Mode): boolean => updateBasisOf(stateOf(mode)) !== null,
    update: updates.update,
    preview: updates.preview,
    acceptPreview: updates.accept,
    closePreview: updates.close,
    previewHelps: updates.helps,
    helpsFor: updates.helpsFor,
    fitIn: updates.fitIn,
    placesFor: updates.placesFor,

    timeToday: (mode: Mode): TimeToday | null => {
      const state = stateOf(mode);
      const progress = workspace.records("ticks");
      const now = clock.now();
      return memoTime[mode]([state, progress, now.day, now.minuteOfDay], () =>
        state.view.plan === null || updateBasisOf(state) === null
          ? null
          : timeTodayOf(state, progress, now),
      );
    },
    setTimeToday: updates.setTimeToday,
    resetTimeToday: updates.resetTimeToday,

    /** Manual edits of the mode's plan. */
    editor: (mode: Mode) => editors[mode](),
    tick,
    /** Missed sessions were done after all. */
    didThem: (keys: readonly string[]) => {
      tickAll(keys, true);
      const { sessionsDone, undo: label } = texts();
      say(sessionsDone(keys.length), { label, onPress: () => tickAll(keys, false) });
    },
    /** Missed sessions stay in the past as not done, and are not asked about again. */
    letGo: (mode: Mode, keys: readonly string[]) => {
      release(mode, keys, "let go");
      const name = texts().letGo(keys.length);
      changed({ mode, name, text: texts().sentence(name), back: { letGo: keys } });
    },

    /** The last change of the mode's plan, until the next one. */
    lastChange: lastChanges.of,
    /** Undoes it. */
    undoLast,
    undo: undoReceipt,
    /** Brings back the plan that a change replaced, with the form it was made from. */
    restore: store.restore,
    /** Takes over plans from an export file. */
    bring: (brought: Parameters<typeof bringPlans>[0]["brought"]) =>
      bringPlans({ workspace, store, now: clock.now(), brought }),
    /** Empties the form for a new plan; the past stays, and its open sessions are let go. */
    startNew: (mode: Mode) => {
      const progress = workspace.records("ticks");
      const { kept, today } = stateOf(mode);
      const open = sessionsOf(kept ?? {}).filter(
        ({ day, key, entry }) =>
          day < today && entry.released === undefined && !isDone(progress, key),
      );
      const { subjects, hours } = modeRegisters[mode];
      const changed = store.change({
        ...madeFromOf(mode, null),
        plan: {},
        why: "updated",
        now: clock.now(),
        form: [
          [subjects, null],
          [hours, null],
        ],
        release: { keys: new Set(open.map(({ key }) => key)), as: "let go" },
      });
      announce(changed, { name: texts().newPlan, text: texts().formIsEmpty });
    },
    clear: store.clear,
    undoClear: store.undoClear,

    say,
    notices,
  };
};

export type PlannerService = ReturnType<typeof createPlannerService>;
