import {
  type Mode,
  madeFromRegisters,
  modeRegisters,
  modes,
  type PlanWay,
  parsedJson,
  parseRegister,
  type Register,
  recordOf,
  registersOfPlan,
} from "@smart-planner/contract";
import type { PlanMoment } from "@smart-planner/planner/model";
import type { Workspace } from "../platform/workspace.ts";
import { formOf } from "./form-of.ts";
import { keepKeysApart } from "./keys-apart.ts";
import { madeFromOf, type PlanChanged, type PlanStore } from "./plan-store.ts";

type Texts = readonly (readonly [Register, string])[];

interface Brought {
  readonly texts: Texts;
  /** By register on the wire. */
  readonly records: readonly (readonly [register: string, text: string])[];
}

/** The keys ticked in the imported data. */
const doneKeysIn = (records: Brought["records"]): ReadonlySet<string> =>
  new Set(
    records.flatMap(([register, text]) => {
      const record = recordOf(register);
      return record?.family === "ticks" && text === "true" ? [record.id] : [];
    }),
  );

/**
 * Imports plans with their forms: an export file, an earlier plan. Ticks first, then each plan
 * through the plan store, then the rest.
 */
export const bringPlans = ({
  workspace,
  store,
  brought: { texts, records: given },
  why,
  now,
  restoresForm,
}: {
  readonly workspace: Workspace;
  readonly store: PlanStore;
  readonly brought: Brought;
  readonly why: PlanWay;
  readonly now: PlanMoment;
  /** Whether each plan brings its whole form: a missing part was empty. Otherwise missing parts stay. */
  readonly restoresForm: boolean;
}): readonly PlanChanged[] => {
  const textOf = (register: Register) => texts.find(([name]) => name === register)?.[1] ?? null;
  const handled = new Set<Register>();
  const coming = modes.flatMap((mode: Mode) => {
    const { plan: register } = modeRegisters[mode];
    const plan = parseRegister(register, parsedJson(textOf(register) ?? "") ?? null);
    if (!plan.ok) return [];
    const form = registersOfPlan(mode).flatMap((name) => {
      handled.add(name);
      const isForm = name !== register && name !== madeFromRegisters[mode];
      const text = textOf(name);
      return isForm && (text !== null || restoresForm) ? [[name, text] as const] : [];
    });
    const was = madeFromOf(mode, parsedJson(textOf(madeFromRegisters[mode]) ?? "") ?? null);
    // The typed form becomes the next plan's, if its own is known.
    const ownForm = restoresForm ? formOf(was) : [];
    return [{ ...was, plan: plan.value, form: ownForm.length > 0 ? ownForm : form, why, now }];
  });
  const { plans, records } = keepKeysApart(workspace, { plans: coming, records: given });
  const done = doneKeysIn(records);
  const others = texts.filter(([register]) => !handled.has(register));
  const keepReplaced = new Set([...texts, ...records].map(([register]) => register));
  return workspace.together(() => {
    workspace.apply({ texts: others, records, keepReplaced });
    return plans.map((plan) => store.change({ ...plan, brought: { done } }));
  });
};
