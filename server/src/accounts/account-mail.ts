import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { startLoop } from "../jobs/start-loop.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createOutbox, queueMail } from "../mail/outbox.ts";
import { writeMail } from "../mail/write-mail.ts";
import { type AccountLinks, linkMinutes } from "./account-links.ts";
import type { LinkKind } from "./tables.ts";

export interface AccountMailing {
  readonly mailer: Mailer;
  /** The base URL of links. */
  readonly publicUrl: URL;
}

interface AccountMailInput {
  readonly database: Database;
  readonly links: AccountLinks;
  readonly mailing: AccountMailing | undefined;
  readonly log: Log;
  readonly now: () => number;
  /** Replaced where mail rounds are run by hand. */
  readonly beginLoop?: typeof startLoop;
}

type MailKind =
  | LinkKind
  | "password-changed"
  | "password-removed"
  | "email-changed"
  | "codes-made"
  | "passkey-added"
  | "provider-connected"
  | "account-deleted";

interface MailRequest {
  readonly kind: MailKind;
  readonly email: string;
  /** If unknown, it is looked up when the mail is sent. */
  readonly userId?: string | null;
}

interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  /** Link text, and its path in the app. */
  readonly link?: { readonly text: string; readonly path: string };
}

const roundMs = 20_000;
const afterAnswerMs = 300;
const once = `The link works once, for ${linkMinutes} minutes.`;

const isItYours = (title: string, what: string, text: string): Words => ({
  title,
  lines: [`Somebody, hopefully you, ${what}.`, `Open the link to say that it is yours. ${once}`],
  link: { text, path: "/api/account/email/" },
});

const notYou =
  "If it was not you, change your password on the account page: there you choose what stays.";

const words: Readonly<Record<MailKind, Words>> = {
  reset: {
    title: "Choose a new password",
    lines: [
      "Somebody, hopefully you, asked for a new password for your Smart Planner account.",
      `${once} If it was not you, do nothing: your password stays as it is.`,
    ],
    link: { text: "Choose a new password", path: "/reset#" },
  },
  confirm: isItYours(
    "Is this your e-mail address?",
    "made a Smart Planner account with this address",
    "Yes, it is mine",
  ),
  "leave-email": {
    title: "Change the e-mail address of your account?",
    lines: [
      "Somebody, hopefully you, wants another e-mail address for your Smart Planner account.",
      `Open the link to allow it. ${once}`,
      "If it was not you, do nothing, and change your password: nothing happens without this link.",
    ],
    link: { text: "Allow the change", path: "/api/account/email/" },
  },
  "enter-email": isItYours(
    "Use this address for your account?",
    "wants to use this address for a Smart Planner account",
    "Yes, use it",
  ),
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
  "codes-made": {
    title: "New recovery codes were made for your account",
    lines: ["The older codes of your Smart Planner account no longer work.", notYou],
  },
  "passkey-added": {
    title: "A passkey was added to your account",
    lines: ["Your Smart Planner account can be opened with it from now on.", notYou],
  },
  "provider-connected": {
    title: "Another account was connected to yours",
    lines: ["Your Smart Planner account can be opened with it from now on.", notYou],
  },
  "account-deleted": {
    title: "Your account was deleted",
    lines: ["Your Smart Planner account and everything in it is deleted."],
  },
};

const kinds = Object.keys(words).filter((kind): kind is MailKind => kind in words);
const isLinkKind = (kind: MailKind): kind is LinkKind => words[kind].link !== undefined;

export type AccountMail = ReturnType<typeof createAccountMail>;

/**
 * Mails about accounts. Every request adds one row, with or without an account, so that timing
 * tells nothing; the rest happens when it is sent.
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

  /** The old mailbox must see what it allows; the new one, perhaps mistyped, is told nothing of the account. */
  const whereTo = async ({ kind, userId }: MailRequest): Promise<readonly string[]> => {
    if (kind !== "leave-email" || userId == null) return [];
    const change = await db
      .selectFrom("account_email_change")
      .select("email")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return change === undefined ? [] : [`The new address would be ${change.email}.`];
  };

  const send = async ({ mailer, publicUrl }: AccountMailing, mail: MailRequest) => {
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
    const userId = mail.userId ?? (await ownerOf(email));
    if (userId === undefined) return "sent" as const;
    const token = await links.make({ kind, userId, email });
    const url = new URL(`${link.path}${token}`, publicUrl).href;
    const outcome = await mailer.send(compose({ text: link.text, url }));
    // The next attempt makes its own link; this one was never delivered.
    if (outcome === "not-sent") await links.withdraw(token);
    return outcome;
  };

  const outboxOf = (by: AccountMailing) =>
    createOutbox({
      database,
      send: Object.fromEntries(
        kinds.map((kind) => [
          kind,
          ({ about, userId }) => send(by, { kind, email: about, userId }),
        ]),
      ),
      log,
      now,
    });

  const loop = mailing && beginLoop({ run: outboxOf(mailing), everyMs: roundMs, log });

  const put = async (tx: Kysely<Schema>, { kind, email, userId }: MailRequest) => {
    if (mailing === undefined) return;
    await queueMail({ tx, now: now(), kind, userId: userId ?? null, about: email });
    // After the answer, whose timing must not depend on whether a mail is sent.
    setTimeout(() => loop?.wake(), afterAnswerMs).unref();
  };

  /** Tells the owner of something new; an unconfirmed address is told nothing. */
  const announce = async (
    tx: Kysely<Schema>,
    { kind, userId }: { readonly kind: MailKind; readonly userId: string },
  ) => {
    const user = await tx
      .selectFrom("account_user")
      .select("email")
      .where("id", "=", userId)
      .where("email_confirmed_at", "is not", null)
      .executeTakeFirst();
    if (user !== undefined) await put(tx, { kind, email: user.email, userId });
  };

  return {
    announce,
    isAvailable: mailing !== undefined,
    /** In the causing transaction. */
    put,
    ask: (mail: MailRequest) => put(db, mail),
    close: async () => loop?.stop(),
  };
}
