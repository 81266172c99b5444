import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import {
  type Change,
  type EarlierPlan,
  type FamilyTable,
  families,
  fingerprintOf,
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
import { sessionMinutesOf } from "@smart-planner/planner/time";
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
  /** Of the plan's text. */
  print: z.string().optional(),
});
const shownSubjects = 12;

/** Enough to tell one earlier plan from another: its kind, hours and subjects. */
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

type Texts = ReadonlyMap<string, string | null>;

const textsOf = (rows: readonly Pick<Change, "register" | "value">[]): Texts =>
  new Map(rows.map(({ register, value }) => [register, value]));

/** Whether an earlier plan of the mode has this text already. */
async function isKept({ db, userId, mode, print }: OfUser & { mode: Mode; print: string }) {
  const rows = await db
    .selectFrom("workspace_history")
    .select("summary")
    .where("user_id", "=", userId)
    .where("mode", "=", mode)
    .execute();
  return rows.some(({ summary }) => summarySchema.parse(JSON.parse(summary)).print === print);
}

/**
 * Plans that lose by these changes, with their records and form: replaced ones, and offline ones
 * that come too late. Valid for the given head only.
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
    if (current === undefined || current.value === incoming.value) continue;
    const isLate = !isNewer(incoming, current);
    const texts = textsOf(isLate ? changes : held);
    const text = texts.get(plan) ?? null;
    if (text === null) continue;
    const print = fingerprintOf(text);
    if (isLate && (await isKept({ db, userId, mode, print }))) continue;
    const snapshot: PlanSnapshot = {
      registers: registersOfPlan(mode).flatMap((name) => {
        const value = texts.get(name) ?? null;
        return value === null ? [] : [[name, value] as const];
      }),
      records: await recordsOfHistory({ db, userId }),
    };
    const summary = summaryOf(mode, text, texts.get(madeFromRegisters[mode]) ?? null);
    replaced.push({
      mode,
      summary: JSON.stringify({ ...summary, print }),
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
