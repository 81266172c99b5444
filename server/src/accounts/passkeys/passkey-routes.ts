import {
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyNameLength,
  passkeyRenameSchema,
} from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/app-env.ts";
import { errorOf } from "../../http/error-of.ts";
import { refuse } from "../../http/errors.ts";
import { jsonBody } from "../../http/json-body.ts";
import { logSecurity } from "../../http/security-event.ts";
import type { AccountParts } from "../account-parts.ts";
import { admitAttempt } from "../admit-attempt.ts";
import { shownAs } from "../sign-in-routes.ts";
import { createPasskeyCheck, knownTransports } from "./passkey-check.ts";
import { mostPasskeys } from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";

type Parts = AccountParts<
  "store" | "sessions" | "limits" | "passkeys" | "oneTimeTokens" | "removeWay" | "mail"
>;

const kinds = { add: "passkey-new", signIn: "passkey-sign-in" } as const;
const tokenDataSchema = z.object({ challenge: z.string() });

const notRight = (c: Context<AppEnv>) => {
  logSecurity(c, { event: "passkey", outcome: "wrong" });
  return refuse(c, 401, errorOf("passkey-failed"));
};

const notAdded = (c: Context<AppEnv>) => refuse(c, 422, errorOf("passkey-not-added"));

const notThere = (c: Context<AppEnv>) => refuse(c, 404, errorOf("passkey-gone"));

export function passkeyRoutes(input: Parts & { readonly relyingParty: RelyingParty }) {
  const { store, sessions, limits, relyingParty, passkeys, oneTimeTokens, removeWay, mail } = input;
  const check = createPasskeyCheck(relyingParty);

  const challengeOf = async (kind: string, token: string) => {
    const taken = await oneTimeTokens.take({ kind, token });
    const data = tokenDataSchema.safeParse(taken?.data);
    return taken !== null && data.success
      ? { userId: taken.userId, challenge: data.data.challenge }
      : null;
  };

  const answered = async ({ errand, response }: z.output<typeof passkeyAnswerSchema>) => {
    const asked = await challengeOf(kinds.signIn, errand);
    const passkey = await passkeys.find(response.id);
    if (asked === null || passkey === undefined) return undefined;
    // The user handle must match our account.
    const handle = response.response.userHandle;
    const isOwner =
      typeof handle === "string" && Buffer.from(handle, "base64url").toString() === passkey.user_id;
    if (!isOwner) return undefined;
    const { challenge } = asked;
    const counter = await check.read({ challenge, response, passkey });
    if (counter === undefined) return undefined;
    await passkeys.used({ id: passkey.id, counter });
    return passkey;
  };

  const answer = jsonBody(passkeyAnswerSchema, errorOf("passkey-unreadable"));

  return new Hono<AppEnv>()
    .post("/passkeys/challenge", async (c) => {
      await admitAttempt(c, "passkey", limits.passkey({ address: c.get("address") }));
      const options = await check.offer();
      const { challenge } = options;
      const errand = await oneTimeTokens.begin({ kind: kinds.signIn, data: { challenge } });
      return c.json({ errand, options });
    })
    .post("/passkeys/sign-in", answer, async (c) => {
      await admitAttempt(c, "passkey", limits.passkey({ address: c.get("address") }));
      const passkey = await answered(c.req.valid("json"));
      if (passkey === undefined) return notRight(c);
      const account = await store.find(passkey.user_id);
      const proof = { by: "passkey", id: passkey.id } as const;
      if (account === null) return notRight(c);
      if (!(await sessions.start({ c, userId: account.id, proof }))) return notRight(c);
      logSecurity(c, { event: "passkey", outcome: "ok", user: account.id });
      return c.json({ user: shownAs(account) });
    })
    .post("/passkeys/prove", answer, async (c) => {
      const session = await sessions.required(c);
      const passkey = await answered(c.req.valid("json"));
      if (passkey?.user_id !== session.account.id) return notRight(c);
      await sessions.prove(session);
      return c.json({ done: true });
    })
    .post("/passkeys/offer", async (c) => {
      const session = await sessions.proved(c);
      const { account } = session;
      const known = await passkeys.rowsOf(account.id);
      if (known.length >= mostPasskeys) {
        const error = errorOf("most-passkeys", mostPasskeys);
        return refuse(c, 409, error);
      }
      const options = await check.offerNew({ account, known });
      const { challenge } = options;
      const begun = { kind: kinds.add, userId: account.id, data: { challenge } };
      return c.json({ errand: await oneTimeTokens.begin(begun), options });
    })
    .post(
      "/passkeys",
      jsonBody(newPasskeySchema, errorOf("passkey-and-name", passkeyNameLength)),
      async (c) => {
        const session = await sessions.required(c);
        const { errand, name, response } = c.req.valid("json");
        const asked = await challengeOf(kinds.add, errand);
        if (asked === null || asked.userId !== session.account.id) return notAdded(c);
        const made = await check.readNew({ challenge: asked.challenge, response });
        if (made === undefined) return notAdded(c);
        const userId = session.account.id;
        const transports = knownTransports(response.response.transports);
        const isAdded = await sessions.change(session, async (tx) => {
          const added = await passkeys.add(tx, { ...made, user_id: userId, name, transports });
          if (added) await mail.announce(tx, { kind: "passkey-added", userId });
          return added;
        });
        if (!isAdded) return notAdded(c);
        logSecurity(c, { event: "passkey added", outcome: "ok", user: userId });
        return c.json({ done: true });
      },
    )
    .patch(
      "/passkeys/:id",
      jsonBody(passkeyRenameSchema, errorOf("passkey-name", passkeyNameLength)),
      async (c) => {
        const session = await sessions.required(c);
        const { name } = c.req.valid("json");
        const renamed = { userId: session.account.id, id: c.req.param("id"), name };
        return (await passkeys.rename(renamed)) ? c.json({ done: true }) : notThere(c);
      },
    )
    .delete("/passkeys/:id", async (c) => {
      const session = await sessions.proved(c);
      const userId = session.account.id;
      const id = c.req.param("id");
      if (!(await passkeys.has({ userId, id }))) return notThere(c);
      await removeWay({ userId, way: { by: "passkey", id } });
      logSecurity(c, { event: "passkey removed", outcome: "ok", user: userId });
      return c.json({ done: true });
    });
}
