import { mailWords } from "@smart-planner/words/en/mails";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { inLanguage } from "../http/small-page.ts";
import { spokenIn } from "../http/spoken.ts";
import type { Mailing } from "../mail/mailer.ts";
import type { QueuedMail } from "../mail/outbox.ts";
import { writeMail } from "../mail/write-mail.ts";
import { chosenLanguage } from "../workspace/synced-plan.ts";

export const confirmationKind = "confirm-notifications";

/** Asks an address for confirmation, unless it was confirmed, changed or switched off. */
export async function mailConfirmation(
  { db, mailer, publicUrl }: Mailing & { readonly db: Kysely<Schema> },
  queued: QueuedMail,
) {
  const row = await db
    .selectFrom("notification_settings")
    .select(["user_id", "email", "confirmed_email", "confirm_token"])
    .where("user_id", "=", queued.userId)
    .where("email", "=", queued.about)
    .where("by_email", "=", 1)
    .executeTakeFirst();
  if (row === undefined || row.confirmed_email === row.email) return "sent" as const;
  const spoken = await spokenIn(await chosenLanguage({ db, userId: row.user_id }));
  const { notifications, sendHere } = spoken.words(mailWords);
  const url = inLanguage(
    new URL(`/api/notifications/confirm/${row.confirm_token}`, publicUrl),
    spoken,
  );
  const action = { text: sendHere, url };
  const footer = [{ text: "Smart Planner" }];
  return mailer.send({
    to: row.email,
    subject: notifications.title,
    ...writeMail({ spoken, ...notifications, action, footer }),
  });
}
