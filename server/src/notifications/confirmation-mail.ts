import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { QueuedMail } from "../mail/outbox.ts";
import { writeMail } from "../mail/write-mail.ts";

export interface Mailing {
  readonly mailer: Mailer;
  /** The base URL of links. */
  readonly publicUrl: URL;
}

const bodyFor = (url: string) => {
  const title = "Is this your e-mail address?";
  return {
    subject: title,
    ...writeMail({
      title,
      lines: [
        "Somebody, hopefully you, asked Smart Planner to send notifications to this address.",
        "Open the link to say yes. If it was not you, do nothing: no notifications are sent.",
      ],
      action: { text: "Yes, send them here", url },
      footer: [{ text: "Smart Planner" }],
    }),
  };
};

export const confirmationKind = "confirm-notifications";

/** Asks an address for confirmation, unless it was confirmed, changed or switched off. */
export async function mailConfirmation(
  { db, mailer, publicUrl }: Mailing & { readonly db: Kysely<Schema> },
  queued: QueuedMail,
) {
  const row = await db
    .selectFrom("notification_settings")
    .select(["email", "confirmed_email", "confirm_token"])
    .where("user_id", "=", queued.userId)
    .where("email", "=", queued.about)
    .where("by_email", "=", 1)
    .executeTakeFirst();
  if (row === undefined || row.confirmed_email === row.email) return "sent" as const;
  const url = new URL(`/api/notifications/confirm/${row.confirm_token}`, publicUrl).href;
  return mailer.send({ to: row.email, ...bodyFor(url) });
}
