import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { type MailLoop, startLoop } from "../jobs/start-loop.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail/mailer.ts";
import { writeMail } from "../mail/write-mail.ts";
import { type AccountLinks, linkMinutes } from "./account-links.ts";
import type { AccountMailTable, LinkKind } from "./tables.ts";

export interface AccountMailing {
  readonly mailer: Mailer;
  /** Links in a message begin with it. */
  readonly publicUrl: URL;
}

interface AccountMailInput {
  readonly database: Database;
  readonly links: AccountLinks;
  readonly mailing: AccountMailing | undefined;
  readonly log: Log;
  readonly now: () => number;
  /** Where rounds are run by hand, this is replaced. */
  readonly beginLoop?: typeof startLoop;
}

type MailKind = AccountMailTable["kind"];
type Waiting = Pick<AccountMailTable, "kind" | "user_id" | "email">;

interface Wish {
  readonly kind: MailKind;
  readonly email: string;
  readonly userId?: string;
}

interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  /** What the link says, where there is one, and where in the app it leads. */
  readonly link?: { readonly text: string; readonly path: string };
}

const roundMs = 20_000;
const leaseMs = 5 * 60_000;
const mostAttempts = 5;
const afterAnswerMs = 300;
const once = `The link works once, for ${linkMinutes} minutes.`;

const words: Readonly<Record<MailKind, Words>> = {
  reset: {
    title: "Choose a new password",
    lines: [
      "Somebody, hopefully you, asked for a new password for your Smart Planner account.",
      `${once} If it was not you, do nothing: your password stays as it is.`,
    ],
    link: { text: "Choose a new password", path: "/reset#" },
  },
  confirm: {
    title: "Is this your e-mail address?",
    lines: [
      "Somebody, hopefully you, made a Smart Planner account with this address.",
      `Open the link to say that it is yours. ${once}`,
    ],
    link: { text: "Yes, it is mine", path: "/api/account/email/" },
  },
  "leave-email": {
    title: "Change the e-mail address of your account?",
    lines: [
      "Somebody, hopefully you, wants another e-mail address for your Smart Planner account.",
      `Open the link to allow it. ${once}`,
      "If it was not you, do nothing, and change your password: nothing happens without this link.",
    ],
    link: { text: "Allow the change", path: "/api/account/email/" },
  },
  "enter-email": {
    title: "Use this address for your account?",
    lines: [
      "Somebody, hopefully you, wants to use this address for a Smart Planner account.",
      `Open the link to say that it is yours. ${once}`,
    ],
    link: { text: "Yes, use it", path: "/api/account/email/" },
  },
  "password-changed": {
    title: "Your password was changed",
    lines: [
      "The password of your Smart Planner account was changed just now.",
      "If it was not you, choose a new one with “Forgot password?” on the login page.",
    ],
  },
  "password-removed": {
    title: "Your password was removed",
    lines: [
      "Your Smart Planner account has no password from now on. Your other ways to sign in stay.",
      "If it was not you, choose a new one with “Forgot password?” on the login page.",
    ],
  },
  "email-changed": {
    title: "Your e-mail address was changed",
    lines: ["Your Smart Planner account has another e-mail address from now on."],
  },
};

const isLinkKind = (kind: MailKind): kind is LinkKind => words[kind].link !== undefined;

export type AccountMail = ReturnType<typeof createAccountMail>;

/**
 * What is to be mailed about an account. Asking for a mail is one row, whoever asks and whether there is
 * an account or not; everything that depends on it happens later, where nobody can take the time.
 */
export function createAccountMail(input: AccountMailInput) {
  const { database, links, mailing, log, now, beginLoop = startLoop } = input;
  const { db } = database;

  const ownerOf = async (email: string) => {
    const user = await db
      .selectFrom("account_user")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    return user?.id;
  };

  /** Whoever allows a change must see what to; the new mailbox, which may be a stranger's, is told nothing. */
  const whereTo = async ({ kind, user_id }: Waiting): Promise<readonly string[]> => {
    if (kind !== "leave-email" || user_id === null) return [];
    const change = await db
      .selectFrom("account_email_change")
      .select("email")
      .where("user_id", "=", user_id)
      .executeTakeFirst();
    return change === undefined ? [] : [`The new address would be ${change.email}.`];
  };

  const send = async ({ mailer, publicUrl }: AccountMailing, mail: Waiting) => {
    const { kind, email } = mail;
    const { title, link } = words[kind];
    const [first = "", ...rest] = words[kind].lines;
    const lines = [first, ...(await whereTo(mail)), ...rest];
    const footer = [{ text: "Smart Planner", url: publicUrl.origin }];
    const compose = (action?: { text: string; url: string }) => ({
      to: email,
      subject: title,
      ...writeMail({ title, lines, footer, ...(action === undefined ? {} : { action }) }),
    });
    if (link === undefined || !isLinkKind(kind)) return mailer.send(compose());
    const userId = mail.user_id ?? (await ownerOf(email));
    if (userId === undefined) return "sent";
    const token = await links.make({ kind, userId, email });
    const url = new URL(`${link.path}${token}`, publicUrl).href;
    const outcome = await mailer.send(compose({ text: link.text, url }));
    // The next try makes a link of its own; nobody has this one.
    if (outcome === "not-sent") await links.withdraw(token);
    return outcome;
  };

  const round = async (by: AccountMailing) => {
    const time = now();
    const waiting = await db
      .updateTable("account_mail")
      .set((eb) => ({ due_at: time + leaseMs, attempts: eb("attempts", "+", 1) }))
      .where("due_at", "<=", time)
      .returning(["id", "kind", "user_id", "email", "attempts"])
      .execute();
    for (const { id, attempts, ...mail } of waiting) {
      const outcome = await send(by, mail);
      if (outcome === "not-sent" && attempts < mostAttempts) continue;
      await db.deleteFrom("account_mail").where("id", "=", id).execute();
    }
  };

  const loop: MailLoop | undefined =
    mailing === undefined
      ? undefined
      : beginLoop({ run: () => round(mailing), everyMs: roundMs, log });

  return {
    isAvailable: mailing !== undefined,
    ask: async ({ kind, email, userId }: Wish) => {
      if (mailing === undefined) return;
      await db
        .insertInto("account_mail")
        .values({
          id: randomUUID(),
          kind,
          user_id: userId ?? null,
          email,
          due_at: now(),
          attempts: 0,
        })
        .execute();
      // Later than the answer, which must take as long where there is nothing to send.
      setTimeout(() => loop?.wake(), afterAnswerMs).unref();
    },
    close: async () => loop?.stop(),
  };
}
