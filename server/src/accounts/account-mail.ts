import { mailWords } from "@smart-planner/words/en/mails";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { inLanguage } from "../http/small-page.ts";
import { spokenIn } from "../http/spoken.ts";
import { startLoop } from "../jobs/start-loop.ts";
import type { Log } from "../log.ts";
import type { Mailing } from "../mail/mailer.ts";
import { createOutbox, queueMail } from "../mail/outbox.ts";
import { writeMail } from "../mail/write-mail.ts";
import { chosenLanguage } from "../workspace/synced-plan.ts";
import type { AccountParts } from "./account-parts.ts";
import type { LinkKind } from "./tables.ts";

interface AccountMailInput extends AccountParts<"database" | "now" | "tokens"> {
  readonly mailing: Mailing | undefined;
  readonly log: Log;
  /** Replaced where mail rounds are run by hand. */
  readonly beginLoop?: typeof startLoop;
}

type MailKind = keyof (typeof mailWords)["account"];

interface MailRequest {
  readonly kind: MailKind;
  readonly email: string;
  /** If unknown, it is looked up when the mail is sent. */
  readonly userId?: string | null;
  /** Of the request, where the account has chosen none. */
  readonly language?: string | null | undefined;
}

const roundMs = 20_000;
const afterAnswerMs = 300;

/** In the app, before the token. */
const linkPaths: Readonly<Record<LinkKind, string>> = {
  reset: "/reset#",
  confirm: "/api/account/email/",
  "leave-email": "/api/account/email/",
  "enter-email": "/api/account/email/",
};

const kinds = Object.keys(mailWords.account).filter(
  (kind): kind is MailKind => kind in mailWords.account,
);
const isLinkKind = (kind: MailKind): kind is LinkKind => kind in linkPaths;

export type AccountMail = ReturnType<typeof createAccountMail>;

/**
 * Mails about accounts. Every request adds one row, with or without an account, so that timing
 * tells nothing; the rest happens when it is sent.
 */
export function createAccountMail(input: AccountMailInput) {
  const { database, tokens, mailing, log, now, beginLoop = startLoop } = input;
  const { db } = database;

  const ownerOf = async (email: string) => {
    const user = await db
      .selectFrom("account_user")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    return user?.id;
  };

  /**
   * The old mailbox must see the new address; the new one, perhaps mistyped, learns nothing of the
   * account.
   */
  const newAddressOf = async ({ kind }: MailRequest, userId: string | undefined) => {
    if (kind !== "leave-email" || userId === undefined) return undefined;
    const change = await db
      .selectFrom("account_email_change")
      .select("email")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return change?.email;
  };

  const send = async ({ mailer, publicUrl }: Mailing, mail: MailRequest) => {
    const { kind, email } = mail;
    const userId = mail.userId ?? (await ownerOf(email));
    const chosen = userId === undefined ? undefined : await chosenLanguage({ db, userId });
    const spoken = await spokenIn(chosen ?? mail.language);
    const words = spoken.words(mailWords);
    const { title } = words.account[kind];
    const [first = "", ...rest] = words.account[kind].lines;
    const newAddress = await newAddressOf(mail, userId);
    const lines = [first, ...(newAddress ? [words.newAddress(newAddress)] : []), ...rest];
    const footer = [{ text: "Smart Planner", url: publicUrl.origin }];
    const compose = (action?: { text: string; url: string }) => ({
      to: email,
      subject: title,
      ...writeMail({ spoken, title, lines, footer, ...(action === undefined ? {} : { action }) }),
    });
    if (!isLinkKind(kind)) return mailer.send(compose());
    if (userId === undefined) return "sent" as const;
    const token = await tokens.make({ kind, userId, data: email });
    const path = new URL(`${linkPaths[kind]}${token}`, publicUrl);
    const url = kind === "reset" ? path.href : inLanguage(path, spoken);
    const outcome = await mailer.send(compose({ text: words.links[kind], url }));
    // The next attempt makes its own link; this one was never delivered.
    if (outcome === "not-sent") await tokens.withdraw(token);
    return outcome;
  };

  const outboxOf = (by: Mailing) =>
    createOutbox({
      database,
      send: Object.fromEntries(
        kinds.map((kind) => [
          kind,
          ({ about, ...queued }) => send(by, { ...queued, kind, email: about }),
        ]),
      ),
      log,
      now,
    });

  const loop = mailing && beginLoop({ run: outboxOf(mailing), everyMs: roundMs, log });

  const put = async (tx: Kysely<Schema>, { email, userId = null, ...mail }: MailRequest) => {
    if (mailing === undefined) return;
    await queueMail({ tx, now: now(), ...mail, userId, about: email });
    // After the answer, whose timing must not depend on whether a mail is sent.
    setTimeout(() => loop?.wake(), afterAnswerMs).unref();
  };

  /** Tells the owner of a change; an unconfirmed address gets nothing. */
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
