import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Mailer } from "../mail/mailer.ts";
import { writeMail } from "../mail/write-mail.ts";

interface ContactMailInput {
  readonly db: Kysely<Schema>;
  readonly mailer: Mailer;
  readonly contactTo: string;
  readonly now: () => number;
}

const leaseMs = 5 * 60_000;
const mostAttempts = 10;

const title = "A message from the contact page";

/**
 * Mails what has not been mailed yet. A process that dies in between lets its lease run out and the
 * message is mailed again: here a second copy does no harm, and a lost one does.
 */
export async function mailContactMessages({ db, mailer, contactTo, now }: ContactMailInput) {
  const time = now();
  const waiting = await db
    .updateTable("contact_message")
    .set((eb) => ({ mail_at: time + leaseMs, mail_attempts: eb("mail_attempts", "+", 1) }))
    .where("mail_at", "<=", time)
    .where("mail_attempts", "<", mostAttempts)
    .returning(["id", "name", "email", "message"])
    .execute();
  for (const { id, name, email, message } of waiting) {
    const outcome = await mailer.send({
      to: contactTo,
      subject: title,
      replyTo: { name, address: email },
      ...writeMail({
        title,
        lines: [`From: ${name} (${email})`, ...message.split(/\r?\n/)],
        footer: [{ text: "Answer this mail to write back." }],
      }),
    });
    if (outcome === "not-sent") continue;
    await db.updateTable("contact_message").set({ mail_at: null }).where("id", "=", id).execute();
  }
}
