import {
  type LostPlan,
  type Mode,
  madeFromRegisters,
  modeRegisters,
  type PlanInputs,
  parseRegister,
  type QuickInputs,
  type Receipt,
  type ReceiptReason,
  type ReceiptUndo,
  readRegister,
  thinReceipts,
} from "@smart-planner/contract";
import type { CalendarDay, PlanMode, StudyPlan } from "@smart-planner/planner/model";
import {
  comparePlans,
  countDifference,
  type PlanUpdate,
  packPlan,
  planDaysOf,
  sessionChangesOf,
  sessionIdFrom,
  subjectNamesOf,
  unpackPlan,
} from "@smart-planner/planner/plan";
import { sessionMinutesOf } from "@smart-planner/planner/time";
import { planChangeWords } from "@smart-planner/words/en/plan-changes";
import type { Chance } from "../platform/chance.ts";
import type { Platform } from "../platform/platform.ts";
import type { Workspace } from "../platform/workspace.ts";

const mostChanges = 12;
const mostSubjects = 12;
const longestName = 100;

/** A receipt: the changes, and a packed copy of the plan before. */
export const receiptOf = ({
  at,
  mode,
  why,
  from,
  before,
  madeFrom,
  form,
  records = [],
  released,
  ticks,
  update: { plan, difference },
}: {
  readonly at: string;
  readonly mode: PlanMode;
  readonly why: ReceiptReason;
  /** Earlier days are equal in both plans. */
  readonly from: CalendarDay;
  readonly before: StudyPlan;
  readonly madeFrom: QuickInputs | PlanInputs | null;
  /** The form as it was, where it changed with the plan. */
  readonly form: readonly (readonly [register: string, text: string | null])[];
  /** The records as they were, where they changed with the plan. */
  readonly records?: readonly (readonly [register: string, text: string | null])[];
  /** Keys of past sessions that are not planned for their day any more. */
  readonly released: readonly string[];
  /** Ticks that went with the plan. */
  readonly ticks?: Pick<ReceiptUndo, "done" | "otherDone"> | undefined;
  readonly update: PlanUpdate;
}): Receipt => {
  const days = planDaysOf(before).filter(({ entries }) => entries.length > 0);
  const minutes = days.reduce(
    (total, { entries }) => entries.reduce((sum, entry) => sum + sessionMinutesOf(entry), total),
    0,
  );
  const said = sessionChangesOf(difference)
    .slice(0, mostChanges)
    .map((change) => ({ ...change, subject: change.subject.slice(0, longestName) }));
  return {
    at,
    mode,
    why,
    counts: countDifference(difference),
    changes: said.map(planChangeWords.session),
    said,
    was: {
      ...(madeFrom === null
        ? {}
        : { way: madeFrom.way, at: madeFrom.at, hoursPerDay: madeFrom.hoursPerDay }),
      days: days.length,
      minutes,
      subjects: subjectNamesOf(before)
        .slice(0, mostSubjects)
        .map((name) => name.slice(0, longestName)),
    },
    undo: {
      plan: packPlan({ plan: before, from, after: plan }),
      madeFrom,
      ...(form.length === 0 ? {} : { form }),
      ...(records.length === 0 ? {} : { records }),
      ...(released.length === 0 ? {} : { released }),
      ...ticks,
    },
  };
};

/** Its id, or `null` if there is no room for it; older ones are removed by rule. */
export const keepReceipt = (
  workspace: Workspace,
  chance: Pick<Chance, "number">,
  receipt: Receipt,
): string | null => {
  const id = sessionIdFrom(chance.number);
  if (!workspace.putRecord("receipts", id, receipt).ok) return null;
  const { removed, stripped } = thinReceipts(workspace.records("receipts"), receipt.at);
  if (removed.length > 0) workspace.removeRecords("receipts", removed);
  if (stripped.length > 0) workspace.putRecords("receipts", stripped);
  return id;
};

/** Keeps a plan that gave way to one of another device, so that it can be restored. */
export const keepLostPlan = (
  workspace: Workspace,
  { chance, clock }: Pick<Platform, "chance" | "clock">,
  { mode, plan, madeFrom }: LostPlan,
): void => {
  const register = modeRegisters[mode].plan;
  const reading = readRegister(register, plan);
  const from = reading.ok ? planDaysOf(reading.value)[0]?.day : undefined;
  if (!reading.ok || from === undefined) return;
  const made = readRegister(madeFromRegisters[mode], madeFrom ?? "");
  const after = workspace.read(register) ?? {};
  const today = clock.now().day;
  const receipt = receiptOf({
    at: clock.timestamp(),
    mode,
    why: "replaced",
    from,
    before: reading.value,
    madeFrom: made.ok ? made.value : null,
    form: [],
    released: [],
    update: { plan: {}, difference: comparePlans({ before: reading.value, after, today }) },
  });
  keepReceipt(workspace, chance, receipt);
};

/** The plan that the last change of a mode replaced, from the day of the change on. */
export const replacedPlanOf = (
  receipts: Readonly<Record<string, Receipt>>,
  mode: Mode,
): StudyPlan | undefined => {
  const last = Object.values(receipts)
    .filter((receipt) => receipt.mode === mode && receipt.why !== "replaced")
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  if (last?.undo === undefined || last.why === "cleared") return undefined;
  const plan = parseRegister(modeRegisters[mode].plan, unpackPlan(last.undo.plan));
  return plan.ok ? plan.value : undefined;
};
