import {
  families,
  type Mode,
  modeRegisters,
  modes,
  parsedJson,
  recordOf,
  recordRegister,
} from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import {
  createPlaceKeys,
  sessionDaysOf,
  sessionsOf,
  withSessionIds,
} from "@smart-planner/planner/plan";
import type { Workspace } from "../platform/workspace.ts";
import { ticksOf } from "./plan-store.ts";

/** By register on the wire. */
type WireRecords = readonly (readonly [register: string, text: string])[];

interface BroughtPlan {
  readonly mode: Mode;
  readonly plan: StudyPlan;
}

/** The key of the session that a record speaks of: a tick's own, or the one it was studied for. */
const keyIn = ([register, text]: WireRecords[number]): string | undefined => {
  const record = recordOf(register);
  if (record?.family === "ticks") return text === "true" ? record.id : undefined;
  const kept: unknown = record?.family === "log" ? parsedJson(text) : undefined;
  return typeof kept === "object" && kept !== null && "sessionKey" in kept
    ? String(kept.sessionKey)
    : undefined;
};

const withKey = (record: WireRecords[number], key: string): WireRecords[number] => {
  const [register, text] = record;
  return recordOf(register)?.family === "ticks"
    ? [recordRegister(families.ticks, key), text]
    : [register, JSON.stringify({ ...Object(parsedJson(text)), sessionKey: key })];
};

/**
 * A session from elsewhere may have the key of another here, and its tick would count for that one:
 * give it its own key.
 */
export const keepKeysApart = <Plan extends BroughtPlan>(
  workspace: Workspace,
  brought: { readonly plans: readonly Plan[]; readonly records: WireRecords },
): { readonly plans: readonly Plan[]; readonly records: WireRecords } => {
  const here = new Map(
    modes.flatMap((mode) =>
      sessionsOf(
        withSessionIds({ plan: workspace.read(modeRegisters[mode].plan) ?? {}, mode }),
      ).map(({ key, entry }) => [key, entry.id] as const),
    ),
  );
  const studied = new Set(brought.records.map(keyIn));
  const taken = new Set([
    ...here.keys(),
    ...Object.keys(ticksOf(workspace)),
    ...brought.plans.flatMap(({ plan }) => sessionsOf(plan).map(({ key }) => key)),
  ]);
  const placeKeyOf = createPlaceKeys((key) => taken.has(key));
  const apart = new Map<string, string>();
  const plans = brought.plans.map((given) => ({
    ...given,
    plan: Object.fromEntries(
      sessionDaysOf(withSessionIds(given)).map(({ label, sessions }) => [
        label,
        sessions.map(({ key, subject, entry }) => {
          const isAnother = here.has(key) && here.get(key) !== entry.id;
          if (!isAnother || !studied.has(key)) return entry;
          const own = placeKeyOf(`${label}-${subject}`);
          taken.add(own);
          apart.set(key, own);
          return { ...entry, key: own };
        }),
      ]),
    ),
  }));
  const records = brought.records.map((record) => {
    const own = apart.get(keyIn(record) ?? "");
    return own === undefined ? record : withKey(record, own);
  });
  return apart.size === 0 ? brought : { plans, records };
};
