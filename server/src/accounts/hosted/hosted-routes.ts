import { displayNameLength, hostedPurposeSchema } from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../database/schema.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { errorOf } from "../../http/error-of.ts";
import { refuse } from "../../http/errors.ts";
import { jsonBody } from "../../http/json-body.ts";
import { logSecurity } from "../../http/security-event.ts";
import type { AccountParts } from "../account-parts.ts";
import { admitAttempt } from "../admit-attempt.ts";
import type { OpenSession } from "../sessions.ts";
import type { HostedConfig } from "./hosted-config.ts";
import type { HostedStore } from "./hosted-store.ts";
import { type HostedPerson, type IdentityProvider, tripSchema } from "./identity-provider.ts";

type Parts = AccountParts<"store" | "sessions" | "limits" | "tokens" | "removeWay" | "mail">;

interface HostedInput extends Parts {
  readonly config: HostedConfig;
  readonly provider: IdentityProvider;
  readonly hosted: HostedStore;
}

/** The purpose of the trip: sign in, connect, or prove again. */
const purposeSchema = z.enum(["enter", "connect", "prove"]);
const tokenDataSchema = tripSchema.extend({
  purpose: purposeSchema,
  session: z.string().nullable(),
});
type TokenData = z.output<typeof tokenDataSchema>;

/** Shown if the trip failed. */
type Trouble = "away" | "refused" | "taken" | "no-email" | "other-account" | "session";

const cookieName = (secure: boolean) => (secure ? "__Host-smartplanner_trip" : "smartplanner_trip");

const cookieFor = (c: Context<AppEnv>) =>
  ({ path: "/", sameSite: "Lax", httpOnly: true, secure: c.get("secure") }) as const;

const nameOf = ({ name }: HostedPerson, email: string): string => {
  const given = name?.replaceAll(/\p{Cc}/gu, " ").trim() || email.split("@")[0] || email;
  return given.slice(0, displayNameLength);
};

export function hostedRoutes(input: HostedInput) {
  const { config, provider, hosted, tokens, store, sessions, limits, removeWay, mail } = input;

  const troubled = (c: Context<AppEnv>, purpose: TokenData["purpose"], trouble: Trouble) => {
    logSecurity(c, { event: "hosted sign-in", outcome: trouble });
    const page = purpose === "enter" ? "/login" : "/account";
    return c.redirect(`${page}?trouble=${trouble}`, 303);
  };

  const enter = async (c: Context<AppEnv>, person: HostedPerson) => {
    const proof = { by: "hosted", issuer: person.issuer, subject: person.subject } as const;
    const owner = await hosted.ownerOf(person);
    let userId = owner;
    if (userId === undefined) {
      const { email } = person;
      if (email === undefined) return troubled(c, "enter", "no-email");
      // Never linked by address alone: the account may be someone else's.
      if (await store.findByEmail(email)) return troubled(c, "enter", "taken");
      const account = await store.create({
        email,
        name: nameOf(person, email),
        isConfirmed: person.emailIsVerified,
        also: async (tx, id) => {
          if (!(await hosted.link(tx, { userId: id, person })))
            throw new Error("The identity opens another account.");
        },
      });
      if (account === null) return troubled(c, "enter", "taken");
      userId = account.id;
    }
    if (!(await sessions.start({ c, userId, proof }))) return troubled(c, "enter", "refused");
    logSecurity(c, { event: "hosted sign-in", outcome: "ok", user: userId });
    return c.redirect("/", 303);
  };

  const connect = async (c: Context<AppEnv>, session: OpenSession, person: HostedPerson) => {
    const userId = session.account.id;
    const owner = await hosted.ownerOf(person);
    if (owner !== undefined && owner !== userId) return troubled(c, "connect", "other-account");
    const isAnother =
      owner === undefined && (await hosted.isLinked({ userId, issuer: person.issuer }));
    if (isAnother) return troubled(c, "connect", "other-account");
    const link = async (tx: Kysely<Schema>) => {
      const isLinked = await hosted.link(tx, { userId, person });
      if (isLinked) await mail.announce(tx, { kind: "provider-connected", userId });
      return isLinked;
    };
    if (owner === undefined && !(await sessions.change(session, link))) {
      return troubled(c, "connect", "other-account");
    }
    logSecurity(c, { event: "hosted connected", outcome: "ok", user: userId });
    return c.redirect("/account", 303);
  };

  const prove = async (c: Context<AppEnv>, session: OpenSession, person: HostedPerson) => {
    if ((await hosted.ownerOf(person)) !== session.account.id) {
      return troubled(c, "prove", "other-account");
    }
    await sessions.prove(session);
    return c.redirect("/account", 303);
  };

  /** The URL, once the browser has its cookie for the return. */
  const leave = async (
    c: Context<AppEnv>,
    { purpose, session }: { purpose: TokenData["purpose"]; session: OpenSession | null },
  ): Promise<string | undefined> => {
    const hint = c.req.query("hint")?.slice(0, 254);
    const left = await provider.leave({ again: purpose === "prove", hint });
    if (left === undefined) return undefined;
    const data: TokenData = { ...left.trip, purpose, session: session?.id ?? null };
    const userId = session?.account.id ?? null;
    const token = await tokens.make({ kind: "hosted", userId, data: JSON.stringify(data) });
    setCookie(c, cookieName(c.get("secure")), token, { ...cookieFor(c), maxAge: 600 });
    return left.url;
  };

  return (
    new Hono<AppEnv>()
      .get("/hosted/start", async (c) => {
        await admitAttempt(c, "hosted sign-in", limits.hosted({ address: c.get("address") }));
        const url = await leave(c, { purpose: "enter", session: null });
        return url === undefined ? troubled(c, "enter", "away") : c.redirect(url, 303);
      })
      // Started by a write whose origin is checked: no other site can connect an identity.
      .post("/hosted/start", jsonBody(hostedPurposeSchema, errorOf("needs-purpose")), async (c) => {
        const purpose = c.req.valid("json").for;
        const by = { enter: () => null, connect: sessions.proved, prove: sessions.required };
        const session = await by[purpose](c);
        await admitAttempt(c, "hosted sign-in", limits.hosted({ address: c.get("address") }));
        const url = await leave(c, { purpose, session });
        if (url !== undefined) return c.json({ url });
        const error = errorOf("provider-away", config.name);
        return refuse(c, 424, error);
      })
      .get("/hosted/back", async (c) => {
        const name = cookieName(c.get("secure"));
        const token = getCookie(c, name);
        deleteCookie(c, name, cookieFor(c));
        // Only the browser that left can return, once.
        const taken = token && (await tokens.take({ kinds: ["hosted"], token }));
        const read = tokenDataSchema.safeParse(taken && JSON.parse(taken.data));
        if (!read.success) return troubled(c, "enter", "refused");
        const { purpose, session: begunIn, ...trip } = read.data;
        const query = new URL(c.req.url).search;
        const again = purpose === "prove";
        const person = await provider.comeBack({ query, trip, again });
        if (person === undefined) return troubled(c, purpose, "refused");
        if (purpose === "enter") return enter(c, person);
        const session = await sessions.current(c);
        if (session === null || session.id !== begunIn) return troubled(c, "enter", "session");
        return purpose === "connect" ? connect(c, session, person) : prove(c, session, person);
      })
      .delete("/hosted", async (c) => {
        const session = await sessions.proved(c);
        const userId = session.account.id;
        await removeWay({ userId, way: { by: "hosted" } });
        logSecurity(c, { event: "hosted disconnected", outcome: "ok", user: userId });
        return c.json({ done: true });
      })
  );
}
