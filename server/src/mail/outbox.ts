import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { describeError } from "../log.ts";
import type { Parts } from "../parts.ts";
import type { MailOutcome } from "./mailer.ts";

/** Text and secrets are made when it is sent. */
export interface QueuedMail {
  readonly kind: string;
  readonly userId: string | null;
  readonly about: string;
  /** Of the request, where the account has chosen none. */
  readonly language?: string | null | undefined;
}

/** Writes and sends an email. One that has become pointless counts as sent. */
type SendQueued = (queued: QueuedMail) => Promise<MailOutcome>;

interface OutboxInput extends Parts<"log" | "now"> {
  readonly database: Pick<Database, "db" | "kind">;
  readonly send: Readonly<Record<string, SendQueued>>;
}

const atOnce = 4;
/** Longer than a mail server may take, so that no other process takes the same email. */
const leaseMs = 5 * 60_000;
const firstGapMs = 60_000;
const longestGapMs = 6 * 3_600_000;
const mostAttempts = 8;
const keptForMs = 365 * 86_400_000;

const gapAfter = (attempts: number) => Math.min(longestGapMs, firstGapMs * 3 ** (attempts - 1));

interface PutInput extends QueuedMail {
  readonly tx: Kysely<Schema>;
  readonly now: number;
}

/** In the causing transaction. */
export const queueMail = async ({ tx, now, kind, userId, about, language = null }: PutInput) => {
  await tx
    .insertInto("mail_outbox")
    .values({ id: randomUUID(), kind, user_id: userId, about, due_at: now, attempts: 0, language })
    .execute();
};

interface DueInput {
  readonly db: Kysely<Schema>;
  readonly kinds: readonly string[];
  readonly time: number;
}

export const mailsDue = ({ db, kinds, time }: DueInput) =>
  db
    .selectFrom("mail_outbox")
    .select("id")
    .where("kind", "in", kinds)
    .where("due_at", "<=", time)
    .orderBy("due_at")
    .limit(atOnce);

/** Sends due emails until none is left. Any number of processes may run; a lease of a dead one expires. */
export function createOutbox(input: OutboxInput) {
  const { database, send, log, now } = input;
  const { db } = database;
  const kinds = Object.keys(send);

  const take = () => {
    const time = now();
    const due = mailsDue({ db, kinds, time });
    return db
      .updateTable("mail_outbox")
      .set((eb) => ({ due_at: time + leaseMs, attempts: eb("attempts", "+", 1) }))
      .where("id", "in", database.kind === "postgres" ? due.forUpdate().skipLocked() : due)
      .returning(["id", "kind", "user_id", "about", "attempts", "language"])
      .execute();
  };

  const tried = async (queued: QueuedMail): Promise<MailOutcome> => {
    try {
      return (await send[queued.kind]?.(queued)) ?? "sent";
    } catch (error) {
      log.error("mail not written", { kind: queued.kind, ...describeError(error) });
      return "not-sent";
    }
  };

  type Taken = Awaited<ReturnType<typeof take>>[number];
  const deliver = async ({ id, user_id: userId, attempts, ...queued }: Taken) => {
    const { kind } = queued;
    const outcome = await tried({ userId, ...queued });
    if (outcome === "not-sent" && attempts < mostAttempts) {
      await db
        .updateTable("mail_outbox")
        .set({ due_at: now() + gapAfter(attempts) })
        .where("id", "=", id)
        .where("attempts", "=", attempts)
        .execute();
      return;
    }
    // No address and no text in the log.
    if (outcome !== "sent") log.warn("mail given up", { kind, attempts, outcome });
    await db.deleteFrom("mail_outbox").where("id", "=", id).execute();
  };

  return async () => {
    for (let taken = await take(); taken.length > 0; taken = await take())
      await Promise.all(taken.map(deliver));
  };
}

/** Not sent for a year, for example after mail was switched off. */
export const dropOldMail = async (db: Kysely<Schema>, now: number) => {
  await db
    .deleteFrom("mail_outbox")
    .where("due_at", "<", now - keptForMs)
    .execute();
};
