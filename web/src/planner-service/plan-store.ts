import {
  type Mode,
  madeFromRegisters,
  modeRegisters,
  otherModeOf,
  type PlanWay,
  parseRegister,
  type QuickInputs,
  type ReceiptUndo,
  type Records,
  type Register,
  recordOf,
  registersOfPlan,
} from "@smart-planner/contract";
import type {
  CalendarDay,
  PlanMoment,
  ProgressMap,
  StudyPlan,
  Subject,
} from "@smart-planner/planner/model";
import {
  applyEdits,
  countDifference,
  lockedIdsOf,
  type PlanUpdate,
  planDaysOf,
  type Release,
  releaseSessions,
  removedIdsOf,
  sessionIdFrom,
  sharesIn,
  unpackPlan,
  updatePlan,
  withSharedExams,
} from "@smart-planner/planner/plan";
import type { Chance } from "../platform/chance.ts";
import type { Clock } from "../platform/clock.ts";
import type { Workspace } from "../platform/workspace.ts";
import { bringTicksBack, clearedReceiptOf, doneWhenCleared } from "./clear-plan.ts";
import { formOf, isSmart, type MadeFrom } from "./form-of.ts";
import { editsOf } from "./manual-edits.ts";
import { keepReceipt, receiptOf } from "./receipts.ts";
import { strayEditIdsOf } from "./stray-edits.ts";
import { coloursIn, keepColours } from "./subject-colours.ts";

export const ticksOf = (workspace: Workspace): ProgressMap => workspace.records("ticks");

/** Keys of sessions of which something was studied. */
export const studiedKeysOf = (log: Records<"log">): ReadonlySet<string> =>
  new Set(
    Object.values(log).flatMap(({ sessionKey }) => (sessionKey === undefined ? [] : [sessionKey])),
  );
export const studiedKeysIn = (workspace: Workspace): ReadonlySet<string> =>
  studiedKeysOf(workspace.records("log"));

/** Every key that is ticked: a plan that comes back owns those of its sessions. */
const doneKeysIn = (workspace: Workspace): ReadonlySet<string> =>
  new Set(Object.entries(ticksOf(workspace)).flatMap(([key, isDone]) => (isDone ? [key] : [])));

type FormTexts = readonly (readonly [Register, string | null])[];

/** Stored texts of records by their registers on the wire; `null` removes one. */
export type RecordTexts = readonly (readonly [register: string, text: string | null])[];

/** A plan that replaces a mode's plan, with its inputs, if they are known. */
export type PlanChange = MadeFrom & {
  readonly plan: StudyPlan;
  /** Why the plan changes. */
  readonly why: PlanWay;
  readonly now: PlanMoment;
  /** Set for a plan that was there before: the keys it had ticked. */
  readonly brought?: { readonly done: ReadonlySet<string> };
  /** Stored texts of the form that belong to the plan and come with it; `null` empties a field. */
  readonly form?: FormTexts;
  /** Records that change with the plan. */
  readonly records?: RecordTexts;
  /** Past sessions that are planned again with this change, or let go; `null` takes that back. */
  readonly release?: { readonly keys: ReadonlySet<string>; readonly as: Release | null };
};

export interface PlanChanged extends PlanUpdate {
  readonly mode: Mode;
  readonly hadPlan: boolean;
  /** Of the change, for its undo; `null` if there was no plan before or nothing changed. */
  readonly receipt: string | null;
  /** Of the Clear that this is the first plan after. */
  readonly cleared: string | null;
}

/** The limit of a day, or the student's own for today. */
const mostMinutesOf = (
  { hoursPerDay, timeToday }: NonNullable<PlanChange["madeFrom"]>,
  today: CalendarDay,
): number => Math.max(hoursPerDay * 60, timeToday?.day === today ? timeToday.minutes : 0);

export const madeFromOf = (mode: Mode, stored: unknown): MadeFrom => {
  if (mode === "quick") {
    const reading = parseRegister("smartplanner_quick_inputs", stored);
    return { mode, madeFrom: reading.ok ? reading.value : null };
  }
  const reading = parseRegister("smartplanner_plan_inputs", stored);
  return { mode, madeFrom: reading.ok ? reading.value : null };
};

/** Whether two plans were made from the same, whenever that was. */
const isSameButWhen = (one: PlanChange["madeFrom"], other: PlanChange["madeFrom"]): boolean => {
  // Keys without a value are left out; another value would be written elsewhere in an older text.
  const textOf = (madeFrom: PlanChange["madeFrom"]) =>
    JSON.stringify({
      ...madeFrom,
      today: undefined,
      minuteOfDay: undefined,
      at: undefined,
      taken: undefined,
      shares: undefined,
      madeOn: undefined,
      since: undefined,
    });
  return textOf(one) === textOf(other);
};

/**
 * Stores every plan: past, done and started sessions stay; ids, ticks and colours are kept. The
 * replaced plan can be restored.
 */
export const createPlanStore = ({
  workspace,
  chance,
  clock,
}: {
  readonly workspace: Workspace;
  readonly chance: Chance;
  readonly clock: Pick<Clock, "now" | "timestamp">;
}) => {
  const subjectsBefore = (mode: Mode): readonly Subject[] =>
    workspace.read(madeFromRegisters[mode])?.subjects ?? [];

  /** A plan that is only changed was made when it was. */
  const madeOnOf = ({ mode, why }: PlanChange): { readonly madeOn?: CalendarDay } => {
    const before = why === "updated" ? workspace.read(madeFromRegisters[mode]) : null;
    return before === null ? {} : { madeOn: before.madeOn ?? before.today };
  };

  /** A plan with sessions ahead is continued; without, the run of plans begins now. */
  const sinceOf = ({ mode, now, brought, madeFrom }: PlanChange): Pick<QuickInputs, "since"> => {
    const isAhead = ({ day }: { readonly day: CalendarDay }) => day >= now.day;
    const { since } =
      brought !== undefined
        ? (madeFrom ?? {})
        : planDaysOf(workspace.read(modeRegisters[mode].plan) ?? {}).some(isAhead)
          ? (workspace.read(madeFromRegisters[mode]) ?? {})
          : { since: { day: now.day, minute: now.minuteOfDay } };
    return since === undefined ? {} : { since };
  };

  const keepMadeFrom = (change: PlanChange, plan: StudyPlan) => {
    const how = { ...madeOnOf(change), ...sinceOf(change) };
    if (change.madeFrom === null) workspace.remove(madeFromRegisters[change.mode]);
    else if (change.mode === "quick")
      workspace.write("smartplanner_quick_inputs", { ...change.madeFrom, ...how });
    else {
      const { subjects } = change.madeFrom;
      const lived = { subjects, plan, progress: ticksOf(workspace), today: change.now.day };
      // A restored plan brings its shares.
      const { shares = sharesIn(lived) } = change.brought === undefined ? {} : change.madeFrom;
      workspace.write("smartplanner_plan_inputs", { ...change.madeFrom, ...how, shares });
    }
  };

  /** The plan with its manual edits; sessions removed ahead are still known to it. */
  const editedPlan = (mode: Mode, now: PlanMoment): StudyPlan | null => {
    const plan = workspace.read(modeRegisters[mode].plan);
    if (plan === null) return null;
    const showsRemoved = (day: CalendarDay) => day >= now.day;
    return applyEdits({ plan, mode, edits: editsOf(workspace), showsRemoved }).plan;
  };

  const preview = ({
    mode,
    plan,
    now,
    brought,
    madeFrom,
    release,
  }: Omit<PlanChange, "why">): PlanUpdate => {
    const stored = editedPlan(mode, now);
    const edits = editsOf(workspace);
    const removed = removedIdsOf(edits, mode);
    const before =
      stored !== null && release !== undefined
        ? releaseSessions(stored, release.keys, release.as)
        : stored;
    return updatePlan({
      mode,
      isShares: mode === "quick" && !isSmart(workspace.read("smartplanner_quick_inputs")),
      before: before && withSharedExams({ plan: before, subjects: subjectsBefore(mode) }),
      made:
        before === null || madeFrom === null
          ? plan
          : withSharedExams({ plan, subjects: madeFrom.subjects }),
      other: workspace.read(modeRegisters[otherModeOf(mode)].plan),
      progress: ticksOf(workspace),
      now,
      newId: () => sessionIdFrom(chance.number),
      fixed: new Set([...lockedIdsOf(edits, mode), ...removed]),
      studied: studiedKeysIn(workspace),
      removed,
      ...(brought === undefined && madeFrom !== null
        ? { mostMinutes: mostMinutesOf(madeFrom, now.day) }
        : {}),
      ...(brought === undefined ? {} : { brought }),
    });
  };

  /** Edits that a new plan includes are removed: loose places, and the past. */
  const forgetTakenIn = (mode: Mode, { day }: PlanMoment) => {
    const taken = Object.entries(editsOf(workspace)).flatMap(([id, edit]) => {
      if (edit.mode !== mode || edit.kind !== "session") return [];
      const isLoose = !edit.locked && edit.removed !== true;
      return isLoose || edit.day < day ? [id] : [];
    });
    if (taken.length > 0) workspace.removeRecords("edits", taken);
  };

  /** Drop edits that belong to a deleted plan. Another device may still send them. */
  const forgetGone = ({ mode, brought }: PlanChange) => {
    if (brought !== undefined || workspace.read(modeRegisters[mode].plan) !== null) return;
    const gone = strayEditIdsOf({ plan: {}, mode, edits: editsOf(workspace) });
    if (gone.length > 0) workspace.removeRecords("edits", gone);
  };

  /** Of the last Clear of the mode, while it can be brought back. */
  const receiptOfClear = (mode: Mode): string | null => {
    if (workspace.clearedMode() !== mode) return null;
    const own = Object.entries(workspace.records("receipts")).filter(
      ([, receipt]) => receipt.mode === mode && receipt.why === "cleared",
    );
    const last = own.sort(([, one], [, other]) => (one.at < other.at ? 1 : -1))[0];
    return last?.[1].undo === undefined ? null : last[0];
  };

  const recordTextOf = (register: string): string | null => {
    const found = recordOf(register);
    return found === undefined
      ? null
      : (workspace.recordMap(found.family).texts.get(found.id) ?? null);
  };

  /** Plan, inputs and receipt are stored in one change. */
  const change = (given: PlanChange): PlanChanged => workspace.together(() => changeAll(given));

  const changeAll = (given: PlanChange): PlanChanged => {
    const { mode, form = [], records = [], why, now } = given;
    const register = modeRegisters[mode].plan;
    const before = editedPlan(mode, now);
    forgetGone(given);
    const madeFrom = workspace.read(madeFromRegisters[mode]);
    const formBefore = form.map(([name]) => [name, workspace.textOf(name)] as const);
    const recordsBefore = records.map(([name]) => [name, recordTextOf(name)] as const);
    const known = coloursIn(workspace);
    // Manual edits decide, too, which sessions stay.
    if (form.length + records.length > 0) workspace.apply({ texts: form, records });
    const update = preview(given);
    // Pressed again without changes: nothing is written or shown.
    if (
      update.plan === workspace.read(register) &&
      form.length + records.length === 0 &&
      isSameButWhen(madeFrom, given.madeFrom)
    )
      return { ...update, mode, hadPlan: true, receipt: null, cleared: null };
    const cleared = receiptOfClear(mode);
    // The inputs first: a page that dies in between shows an older plan as out of date.
    keepMadeFrom(given, update.plan);
    workspace.write(register, update.plan);
    workspace.write("smartplanner_plan_in_use", { mode, at: clock.timestamp() });
    forgetTakenIn(mode, now);
    keepColours(workspace, mode, known);
    const { moved, changed, added, removed } = countDifference(update.difference);
    const released = given.release?.as ? [...given.release.keys] : [];
    const isSame = moved + changed + added + removed + released.length === 0;
    // A lower goal may leave every session unchanged: it can be undone, too.
    const isMadeFromOther =
      form.length + records.length > 0 && !isSameButWhen(madeFrom, given.madeFrom);
    if (before === null || (isSame && !isMadeFromOther))
      return { ...update, mode, hadPlan: before !== null, receipt: null, cleared };
    const receipt = receiptOf({
      at: clock.timestamp(),
      mode,
      why,
      from: now.day,
      before,
      madeFrom,
      form: formBefore,
      records: recordsBefore,
      released,
      update,
    });
    return {
      ...update,
      mode,
      hadPlan: true,
      receipt: keepReceipt(workspace, chance, receipt),
      cleared: null,
    };
  };

  /** Sessions done since stay, as with any plan. */
  const bringBack = (
    id: string,
    why: PlanWay,
    formFrom: (was: MadeFrom & Pick<ReceiptUndo, "form">) => FormTexts,
  ): PlanChanged | null => {
    const receipt = workspace.records("receipts")[id];
    if (receipt?.undo === undefined) return null;
    const { mode, undo } = receipt;
    const plan = parseRegister(modeRegisters[mode].plan, unpackPlan(undo.plan));
    if (!plan.ok) return null;
    const was = madeFromOf(mode, undo.madeFrom);
    const done = doneWhenCleared(plan.value, undo);
    const changed = change({
      ...was,
      plan: plan.value,
      why,
      now: clock.now(),
      brought: { done: new Set([...doneKeysIn(workspace), ...done]) },
      ...(undo.released === undefined
        ? {}
        : { release: { keys: new Set(undo.released), as: null } }),
      form: formFrom({ ...was, form: undo.form }),
      ...(undo.records === undefined ? {} : { records: undo.records }),
    });
    bringTicksBack(workspace, [...done, ...(undo.otherDone ?? [])]);
    return changed;
  };

  /** The form as it was when the change replaced it. */
  const formThen = ({ mode, form = [] }: MadeFrom & Pick<ReceiptUndo, "form">): FormTexts =>
    form.flatMap(([name, text]) => {
      const register = registersOfPlan(mode).find((known) => known === name);
      return register === undefined ? [] : [[register, text] as const];
    });

  return {
    preview,
    change,
    /** Takes a change back: the plan before it, and the form where that was changed too. */
    undo: (id: string): PlanChanged | null => bringBack(id, "undone", formThen),
    /** Brings the plan back that a change replaced, with the form it was made from. */
    restore: (id: string): PlanChanged | null =>
      bringBack(id, "restored", (was) => (was.madeFrom === null ? formThen(was) : formOf(was))),
    /** Clear Study Plan: all of it is removed, as specified, and a receipt of it stays. */
    clear: (mode: Mode) => {
      workspace.refresh();
      const receipt = clearedReceiptOf({
        workspace,
        mode,
        now: clock.now(),
        at: clock.timestamp(),
      });
      workspace.together(() => {
        workspace.clearMode(mode);
        if (receipt !== null) keepReceipt(workspace, chance, receipt);
      });
    },
    /** The last Clear is taken back whole; nothing was changed then. */
    undoClear: (): boolean => {
      const mode = workspace.clearedMode();
      const receipt = mode === null ? null : receiptOfClear(mode);
      if (!workspace.undoClear()) return false;
      if (receipt !== null) workspace.removeRecord("receipts", receipt);
      return true;
    },
  };
};

export type PlanStore = ReturnType<typeof createPlanStore>;
