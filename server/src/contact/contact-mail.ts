import { spokenIn } from "../http/spoken.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createOutbox } from "../mail/outbox.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Parts } from "../parts.ts";

interface ContactMailInput extends Parts<"database" | "log" | "now"> {
  readonly mailer: Mailer;
  readonly contactTo: string;
}

const title = "A message from the contact page";

/** Deleted meanwhile. */
async function mailMessage({ database, mailer, contactTo }: ContactMailInput, id: string) {
  const row = await database.db
    .selectFrom("contact_message")
    .select(["name", "email", "message"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return "sent" as const;
  const { name, email, message } = row;
  return mailer.send({
    to: contactTo,
    subject: title,
    replyTo: { name, address: email },
    ...writeMail({
      spoken: await spokenIn("en"),
      title,
      lines: [`From: ${name} (${email})`, ...message.split(/\r?\n/)],
      footer: [{ text: "Answer this mail to write back." }],
    }),
  });
}

export const contactOutbox = (input: ContactMailInput) =>
  createOutbox({ ...input, send: { contact: ({ about }) => mailMessage(input, about) } });
