import { createHash } from "node:crypto";
import type { Occasion } from "@smart-planner/planner";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { MailOutcome } from "../mail/mailer.ts";

interface LogInput {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
}

interface OfOccasion {
  readonly userId: string;
  readonly occasion: Occasion;
}

/** `mine` for one caller alone; for the others, when to ask again, if at all. */
export type Claim =
  | { readonly mine: true; readonly attempt: number }
  | { readonly mine: false; readonly askAgainAt: number | undefined };

const retryMs = [30_000, 60_000, 120_000, 240_000] as const;
const keptForMs = 60 * 86_400_000;

const keyOf = ({ userId, occasion }: OfOccasion) => ({
  user_id: userId,
  kind: occasion.content.kind,
  occasion: createHash("sha256").update(occasion.id).digest("base64url"),
});

export type NotificationLog = ReturnType<typeof createNotificationLog>;

/**
 * Who was told of what. A row is claimed before anything is sent, by one process alone. A process
 * that dies between the two leaves its claim, and the message is not sent again: a reminder too few
 * is better than one too many.
 */
export function createNotificationLog({ db, now }: LogInput) {
  const update = (input: OfOccasion) => {
    const key = keyOf(input);
    return db
      .updateTable("notification_log")
      .where("user_id", "=", key.user_id)
      .where("kind", "=", key.kind)
      .where("occasion", "=", key.occasion);
  };

  return {
    claim: async (input: OfOccasion): Promise<Claim> => {
      const time = now();
      const claimed = { state: "claimed", claimed_at: time, try_again_at: null } as const;
      const first = await db
        .insertInto("notification_log")
        .values({ ...keyOf(input), ...claimed, attempts: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returning("attempts")
        .executeTakeFirst();
      if (first !== undefined) return { mine: true, attempt: 1 };
      const again = await update(input)
        .set((eb) => ({ ...claimed, attempts: eb("attempts", "+", 1) }))
        .where("try_again_at", "<=", time)
        .returning("attempts")
        .executeTakeFirst();
      if (again !== undefined) return { mine: true, attempt: again.attempts };
      const key = keyOf(input);
      const row = await db
        .selectFrom("notification_log")
        .select("try_again_at")
        .where("user_id", "=", key.user_id)
        .where("kind", "=", key.kind)
        .where("occasion", "=", key.occasion)
        .executeTakeFirst();
      return { mine: false, askAgainAt: row?.try_again_at ?? undefined };
    },

    /** Returns when to try again, if at all. */
    settle: async ({
      outcome,
      attempt,
      ...input
    }: OfOccasion & { readonly outcome: MailOutcome; readonly attempt: number }) => {
      const delay = outcome === "not-sent" ? retryMs[attempt - 1] : undefined;
      const tryAgainAt = delay === undefined ? undefined : now() + delay;
      await update(input)
        .set({ state: outcome, try_again_at: tryAgainAt ?? null })
        .execute();
      return tryAgainAt;
    },

    dropExpired: () =>
      db
        .deleteFrom("notification_log")
        .where("claimed_at", "<", now() - keptForMs)
        .execute(),
  };
}
