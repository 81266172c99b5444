import {
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyNameLength,
  passkeyRenameSchema,
} from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { AppEnv } from "../../http/app-env.ts";
import { errorOf } from "../../http/error-of.ts";
import { refuse } from "../../http/errors.ts";
import { jsonBody } from "../../http/json-body.ts";
import { logSecurity } from "../../http/security-event.ts";
import type { AccountParts } from "../account-parts.ts";
import { admitAttempt } from "../admit-attempt.ts";
import { shownAs } from "../sign-in-routes.ts";
import { createPasskeyCheck } from "./passkey-check.ts";
import { mostPasskeys } from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";

type Parts = AccountParts<
  "store" | "sessions" | "limits" | "passkeys" | "tokens" | "removeWay" | "mail"
>;

const notRight = (c: Context<AppEnv>) => {
  logSecurity(c, { event: "passkey", outcome: "wrong" });
  return refuse(c, 401, errorOf("passkey-failed"));
};

const notAdded = (c: Context<AppEnv>) => refuse(c, 422, errorOf("passkey-not-added"));

const notThere = (c: Context<AppEnv>) => refuse(c, 404, errorOf("passkey-gone"));

export function passkeyRoutes(input: Parts & { readonly relyingParty: RelyingParty }) {
  const { store, sessions, limits, relyingParty, passkeys, tokens, removeWay, mail } = input;
  const check = createPasskeyCheck(relyingParty);

  const answered = async ({ errand, response }: z.output<typeof passkeyAnswerSchema>) => {
    const asked = await tokens.take({ kinds: ["passkey-sign-in"], token: errand });
    const passkey = await passkeys.find(response.id);
    if (asked === undefined || passkey === undefined) return undefined;
    // The user handle must match our account.
    const handle = response.response.userHandle;
    const isOwner =
      typeof handle === "string" && Buffer.from(handle, "base64url").toString() === passkey.user_id;
    if (!isOwner) return undefined;
    const counter = await check.read({ challenge: asked.data, response, passkey });
    if (counter === undefined) return undefined;
    await passkeys.used({ id: passkey.id, counter });
    return passkey;
  };

  const answer = jsonBody(passkeyAnswerSchema, errorOf("passkey-unreadable"));

  return new Hono<AppEnv>()
    .post("/passkeys/challenge", async (c) => {
      await admitAttempt(c, "passkey", limits.passkey({ address: c.get("address") }));
      const options = await check.offer();
      const errand = await tokens.make({ kind: "passkey-sign-in", data: options.challenge });
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
      const { challenge: data } = options;
      const errand = await tokens.make({ kind: "passkey-new", userId: account.id, data });
      return c.json({ errand, options });
    })
    .post(
      "/passkeys",
      jsonBody(newPasskeySchema, errorOf("passkey-and-name", passkeyNameLength)),
      async (c) => {
        const session = await sessions.required(c);
        const { errand, name, response } = c.req.valid("json");
        const asked = await tokens.take({ kinds: ["passkey-new"], token: errand });
        if (asked?.userId !== session.account.id) return notAdded(c);
        const made = await check.readNew({ challenge: asked.data, response });
        if (made === undefined) return notAdded(c);
        const userId = session.account.id;
        const transports = JSON.stringify(response.response.transports ?? []);
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
