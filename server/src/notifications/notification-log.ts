import { createHash } from "node:crypto";
import type { Occasion } from "@smart-planner/planner/calendars";
import type { MailOutcome } from "../mail/mailer.ts";
import type { Parts } from "../parts.ts";

interface OfOccasion {
  readonly userId: string;
  readonly occasion: Occasion;
}

interface Settled extends OfOccasion {
  readonly outcome: MailOutcome;
  readonly attempt: number;
  readonly devices?: readonly string[];
}

/** `mine` for one caller only; for others, when to ask again. */
export type Claim =
  | { readonly mine: true; readonly attempt: number; readonly devices: readonly string[] }
  | { readonly mine: false; readonly askAgainAt: number | undefined };

const retryMs = [30_000, 60_000, 120_000, 240_000] as const;
/** `undefined` after the last attempt. */
export const delayAfter = (attempt: number): number | undefined => retryMs[attempt - 1];
const keptForMs = 60 * 86_400_000;

/** Longer than the slowest push service. */
const pushLeaseMs = 60_000;

/** Names no subject, unlike the occasion's id. */
export const occasionHash = ({ id }: Occasion): string =>
  createHash("sha256").update(id).digest("base64url");

const idsOf = (text: string): readonly string[] => text.split(" ").filter((id) => id !== "");

const keyOf = ({ userId, occasion }: OfOccasion) => ({
  user_id: userId,
  kind: occasion.content.kind,
  occasion: occasionHash(occasion),
});

export type NotificationLog = ReturnType<typeof createNotificationLog>;

/**
 * A row is claimed by one process before sending. If it dies, an email is not sent again: one too
 * few rather than one too many. A push is sent again, because a device shows it once.
 */
export function createNotificationLog({ db, now }: Parts<"db" | "now">) {
  const update = (input: OfOccasion) => {
    const key = keyOf(input);
    return db
      .updateTable("notification_log")
      .where("user_id", "=", key.user_id)
      .where("kind", "=", key.kind)
      .where("occasion", "=", key.occasion);
  };

  return {
    claim: async ({
      by,
      ...input
    }: OfOccasion & { readonly by: "mail" | "push" }): Promise<Claim> => {
      const time = now();
      const state = by === "mail" ? "claimed" : "pushing";
      const claimed = { state, claimed_at: time, try_again_at: null } as const;
      const first = await db
        .insertInto("notification_log")
        .values({ ...keyOf(input), ...claimed, attempts: 1, devices: "" })
        .onConflict((conflict) => conflict.doNothing())
        .returning("attempts")
        .executeTakeFirst();
      if (first !== undefined) return { mine: true, attempt: 1, devices: [] };
      const again = await update(input)
        .set((eb) => ({ ...claimed, attempts: eb("attempts", "+", 1) }))
        .where((eb) =>
          eb.or([
            eb("try_again_at", "<=", time),
            eb.and([eb("state", "=", "pushing"), eb("claimed_at", "<=", time - pushLeaseMs)]),
          ]),
        )
        .returning(["attempts", "devices"])
        .executeTakeFirst();
      if (again !== undefined)
        return { mine: true, attempt: again.attempts, devices: idsOf(again.devices) };
      const key = keyOf(input);
      const row = await db
        .selectFrom("notification_log")
        .select(["try_again_at", "state", "claimed_at"])
        .where("user_id", "=", key.user_id)
        .where("kind", "=", key.kind)
        .where("occasion", "=", key.occasion)
        .executeTakeFirst();
      const leaseEnds = row?.state === "pushing" ? row.claimed_at + pushLeaseMs : undefined;
      return { mine: false, askAgainAt: row?.try_again_at ?? leaseEnds };
    },

    /** The push failed and an email follows. */
    mailInstead: async (input: OfOccasion): Promise<void> => {
      await update(input).set({ state: "claimed" }).execute();
    },

    /** Returns when to retry, if at all. */
    settle: async ({ outcome, attempt, devices = [], ...input }: Settled) => {
      const delay = outcome === "not-sent" ? delayAfter(attempt) : undefined;
      const tryAgainAt = delay === undefined ? undefined : now() + delay;
      await update(input)
        .set({ state: outcome, try_again_at: tryAgainAt ?? null, devices: devices.join(" ") })
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
