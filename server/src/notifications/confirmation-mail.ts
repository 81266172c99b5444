import { writeMail } from "../mail/write-mail.ts";
import type { Mailing } from "./mailing.ts";

const leaseMs = 5 * 60_000;
const mostAttempts = 5;

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

/** Asks each new address once whether it is theirs. A lease keeps two processes from asking twice. */
export async function mailConfirmations({ db, mailer, publicUrl, now }: Mailing) {
  const time = now();
  const waiting = await db
    .updateTable("notification_settings")
    .set((eb) => ({
      confirm_mail_at: time + leaseMs,
      confirm_attempts: eb("confirm_attempts", "+", 1),
    }))
    .where("confirm_mail_at", "<=", time)
    .where("confirm_attempts", "<", mostAttempts)
    .returning(["user_id", "email", "confirm_token"])
    .execute();
  for (const { user_id, email, confirm_token } of waiting) {
    const url = new URL(`/api/notifications/confirm/${confirm_token}`, publicUrl).href;
    const outcome = await mailer.send({ to: email, ...bodyFor(url) });
    if (outcome === "not-sent") continue;
    await db
      .updateTable("notification_settings")
      .set({ confirm_mail_at: null })
      .where("user_id", "=", user_id)
      .where("confirm_token", "=", confirm_token)
      .execute();
  }
}
