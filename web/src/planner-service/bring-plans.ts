import {
  type Mode,
  madeFromRegisters,
  modeRegisters,
  modes,
  parsedJson,
  parseRegister,
  type Register,
  recordOf,
  registersOfPlan,
} from "@smart-planner/contract";
import type { PlanMoment } from "@smart-planner/planner/model";
import type { Workspace } from "../platform/workspace.ts";
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
 * Imports the plans of an export file with their forms. Ticks first, then each plan through the plan
 * store, then the rest.
 */
export const bringPlans = ({
  workspace,
  store,
  brought: { texts, records: given },
  now,
}: {
  readonly workspace: Workspace;
  readonly store: PlanStore;
  readonly brought: Brought;
  readonly now: PlanMoment;
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
      return isForm && text !== null ? [[name, text] as const] : [];
    });
    const was = madeFromOf(mode, parsedJson(textOf(madeFromRegisters[mode]) ?? "") ?? null);
    return [{ ...was, plan: plan.value, form, why: "imported" as const, now }];
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
