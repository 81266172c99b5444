import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import {
  type Change,
  type EarlierPlan,
  type FamilyTable,
  families,
  isNewer,
  type Mode,
  madeFromRegisters,
  modeRegisters,
  modes,
  type PlanSnapshot,
  planSnapshotSchema,
  planWays,
  readRecord,
  readRegister,
  registersOfPlan,
} from "@smart-planner/contract";
import { sessionMinutesOf } from "@smart-planner/planner";
import { z } from "zod";
import type { OfUser } from "../database/of-user.ts";
import { liveRecordsOf, readAccount, registersNamed } from "./registers-table.ts";

export const keptVersions = 20;
export const keptForMs = 30 * 86_400_000;

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const summarySchema = z.object({
  days: z.number(),
  subjects: z.array(z.string()),
  way: z.enum(planWays).optional(),
  madeAt: z.string().optional(),
  hoursPerDay: z.number().optional(),
  minutes: z.number().optional(),
});
const shownSubjects = 12;

/** Enough to tell one earlier plan from another: what it was, its hours, its subjects. */
function summaryOf(mode: Mode, planText: string, madeFromText: string | null) {
  const reading = readRegister(modeRegisters[mode].plan, planText);
  const plan = reading.ok ? reading.value : {};
  const madeFrom = readRegister(madeFromRegisters[mode], madeFromText ?? "");
  const { way, at: madeAt, hoursPerDay } = madeFrom.ok ? madeFrom.value : {};
  const sessions = Object.values(plan).flat();
  const subjects = new Set(sessions.map(({ subject }) => subject));
  return {
    way,
    madeAt,
    hoursPerDay,
    minutes: sessions.reduce((total, entry) => total + sessionMinutesOf(entry), 0),
    days: Object.keys(plan).length,
    subjects: [...subjects].slice(0, shownSubjects).map((subject) => subject.slice(0, 100)),
  };
}

/** The records that belong to every earlier plan. */
async function recordsOfHistory({ db, userId }: OfUser): Promise<PlanSnapshot["records"]> {
  const kept: (readonly [string, string])[] = [];
  const table: FamilyTable = families;
  for (const family of Object.values(table))
    for (const { register, value } of await liveRecordsOf({ db, userId, family })) {
      const reading = readRecord(family, value);
      if (reading.ok && family.isInHistory(reading.value)) kept.push([register, value]);
    }
  return kept;
}

interface ReplacedPlan {
  readonly mode: Mode;
  readonly summary: string;
  readonly snapshot: string;
}

/**
 * The plans that these changes would replace, each with its records and all that was entered for it.
 * They are right as long as the account's head is the one that is named.
 */
export async function prepareReplacedPlans({
  db,
  userId,
  changes,
}: OfUser & { readonly changes: readonly Change[] }) {
  const { head } = await readAccount({ db, userId });
  const replaced: ReplacedPlan[] = [];
  for (const mode of modes) {
    const { plan } = modeRegisters[mode];
    const incoming = changes.find(({ register }) => register === plan);
    if (incoming === undefined) continue;
    const held = await registersNamed({ db, userId, names: registersOfPlan(mode) });
    const current = held.find(({ register }) => register === plan);
    if (current === undefined || current.value === null || current.value === incoming.value)
      continue;
    if (!isNewer(incoming, current)) continue;
    const madeFrom =
      held.find(({ register }) => register === madeFromRegisters[mode])?.value ?? null;
    const snapshot: PlanSnapshot = {
      registers: registersOfPlan(mode).flatMap((name) => {
        const value = held.find(({ register }) => register === name)?.value ?? null;
        return value === null ? [] : [[name, value] as const];
      }),
      records: await recordsOfHistory({ db, userId }),
    };
    replaced.push({
      mode,
      summary: JSON.stringify(summaryOf(mode, current.value, madeFrom)),
      snapshot: (await zip(JSON.stringify(snapshot))).toString("base64"),
    });
  }
  return { head, replaced };
}

/** Called in the transaction of the merge, before it. */
export async function keepReplacedPlans({
  db,
  userId,
  now,
  replaced,
}: OfUser & { readonly now: number; readonly replaced: readonly ReplacedPlan[] }) {
  for (const plan of replaced) {
    const bytes = plan.summary.length + plan.snapshot.length;
    await db
      .insertInto("workspace_history")
      .values({ id: randomUUID(), user_id: userId, replaced_at: now, bytes, ...plan })
      .execute();
    await dropOldest({ db, userId, mode: plan.mode });
  }
}

/** Drops the oldest earlier plans that do not fit; the last one of each mode stays. */
export async function dropHistoryBeyond({
  db,
  userId,
  bytes,
}: OfUser & { readonly bytes: number }) {
  const kept = await db
    .selectFrom("workspace_history")
    .select(["id", "mode", "bytes"])
    .where("user_id", "=", userId)
    .orderBy("replaced_at", "desc")
    .orderBy("id")
    .execute();
  const seen = new Set<Mode>();
  let sum = 0;
  const surplus = kept.filter((plan) => {
    sum += plan.bytes;
    const isLast = !seen.has(plan.mode);
    seen.add(plan.mode);
    return !isLast && sum > bytes;
  });
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await db.deleteFrom("workspace_history").where("id", "in", ids).execute();
}

async function dropOldest({ db, userId, mode }: OfUser & { readonly mode: Mode }) {
  const surplus = await db
    .selectFrom("workspace_history")
    .select("id")
    .where("user_id", "=", userId)
    .where("mode", "=", mode)
    .orderBy("replaced_at", "desc")
    .orderBy("id")
    .limit(1_000)
    .offset(keptVersions)
    .execute();
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await db.deleteFrom("workspace_history").where("id", "in", ids).execute();
}

export const dropExpiredPlans = ({ db, now }: Pick<OfUser, "db"> & { readonly now: number }) =>
  db
    .deleteFrom("workspace_history")
    .where("replaced_at", "<", now - keptForMs)
    .execute();

export async function listEarlierPlans({
  db,
  userId,
  now,
}: OfUser & { readonly now: number }): Promise<readonly EarlierPlan[]> {
  const rows = await db
    .selectFrom("workspace_history")
    .select(["id", "mode", "replaced_at", "summary"])
    .where("user_id", "=", userId)
    .where("replaced_at", ">=", now - keptForMs)
    .orderBy("replaced_at", "desc")
    .execute();
  return rows.map(({ id, mode, replaced_at, summary }) => ({
    id,
    mode,
    replacedAt: new Date(replaced_at).toISOString(),
    ...summarySchema.parse(JSON.parse(summary)),
  }));
}

export async function readEarlierPlan({
  db,
  userId,
  id,
}: OfUser & { readonly id: string }): Promise<PlanSnapshot | undefined> {
  const row = await db
    .selectFrom("workspace_history")
    .select("snapshot")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const text = (await unzip(Buffer.from(row.snapshot, "base64"))).toString();
  return planSnapshotSchema.parse(JSON.parse(text));
}
