import type { AccountUser } from "@smart-planner/contract";
import { apiWords } from "@smart-planner/words/en/api";
import type { Api, ApiFailure } from "./api.ts";
import { demoFlagKey, demoUser, storedDemoUser, tokenKey } from "./demo-identity.ts";
import type { Credentials, Identity, IdentityResult, User } from "./identity.ts";
import { english, type Language } from "./language.ts";
import { flagSchema, type Schema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";
import { createUserReport } from "./user-report.ts";

export interface ServerIdentityDependencies {
  readonly api: Api;
  readonly language?: Pick<Language, "current">;
  readonly storage: AppStorage;
  /** Whether a session cookie seems to exist; scripts cannot read it. */
  readonly hasSessionHint: () => boolean;
  /** The network is back, or the page is visible again. */
  readonly onWake: (listener: () => void) => void;
  /** Navigates away; the promise never resolves. */
  readonly leaveFor: (address: string) => Promise<void>;
}

/** The last signed-in user, for use offline. */
const rememberedKey = "smartplanner_user";
/** Set until the server knows of a logout. */
const leavingKey = "smartplanner_leaving";
const startTimeoutMs = 5_000;

/** Hand-written: the first page does not load the schema library. */
const fieldsOf = (input: unknown): Partial<Record<string, unknown>> =>
  typeof input === "object" && input !== null ? { ...input } : {};

const accountUserSchema: Schema<AccountUser> = {
  safeParse: (input) => {
    const { uid, displayName, email } = fieldsOf(input);
    return typeof uid === "string" && typeof displayName === "string" && typeof email === "string"
      ? { success: true, data: { uid, displayName, email } }
      : { success: false };
  },
};

const answerSchema: Schema<AccountUser | null> = {
  safeParse: (input) => {
    const { user } = fieldsOf(input);
    return user === null ? { success: true, data: null } : accountUserSchema.safeParse(user);
  },
};

const signOutSchema: Schema<string | null> = {
  safeParse: (input) => {
    const { elsewhere } = fieldsOf(input);
    return { success: true, data: typeof elsewhere === "string" ? elsewhere : null };
  },
};

/** The pages are on a plain web host without our server. */
const comesFromPlainHost = ({ status }: ApiFailure): boolean =>
  (status >= 200 && status < 300) || status === 404 || status === 405 || status === 501;

const fullUser = (account: AccountUser): User => ({ ...account, isAnonymous: false, demo: false });

export const createServerIdentity = ({
  api,
  language = { current: () => english },
  storage,
  hasSessionHint,
  onWake,
  leaveFor,
}: ServerIdentityDependencies): Identity => {
  const report = createUserReport();
  let leaving: Promise<unknown> = Promise.resolve();
  let questions = 0;

  const isLeaving = () => storage.read({ key: leavingKey, schema: flagSchema, fallback: false });

  const remembered = (): User | null => {
    if (isLeaving()) return null;
    const account = storage.read({ key: rememberedKey, schema: accountUserSchema, fallback: null });
    return account === null ? null : fullUser(account);
  };

  const storedUser = (): User | null => remembered() ?? storedDemoUser(storage);

  const accept = (account: AccountUser | null): void => {
    // Ignores answers to older requests.
    questions += 1;
    if (account === null) {
      storage.remove([rememberedKey]);
      report.become(storedDemoUser(storage));
      return;
    }
    storage.remove([demoFlagKey, leavingKey]);
    storage.write({ key: rememberedKey, value: account });
    report.become(fullUser(account));
  };

  const leave = async (): Promise<IdentityResult> => {
    const sent = api.request({
      method: "POST",
      path: "/api/account/sign-out",
      body: {},
      schema: signOutSchema,
    });
    leaving = sent;
    const result = await sent;
    if (!result.ok && !comesFromPlainHost(result)) return { ok: false, message: result.message };
    storage.remove([leavingKey]);
    if (result.ok && result.value !== null) void leaveFor(result.value);
    return { ok: true };
  };

  const refresh = async (): Promise<void> => {
    if (isLeaving() && !(await leave()).ok) return;
    questions += 1;
    const question = questions;
    const answer = await api.request({
      path: "/api/account/session",
      schema: answerSchema,
      timeoutMs: startTimeoutMs,
    });
    if (question !== questions || isLeaving()) return;
    if (answer.ok) accept(answer.value);
    else if (!report.isKnown()) report.become(storedUser());
  };

  const enter = async (path: string, credentials: Credentials): Promise<IdentityResult> => {
    // A pending logout would end the new session.
    await leaving;
    const answer = await api.request({
      method: "POST",
      path,
      body: credentials,
      schema: answerSchema,
      timeoutMs: 30_000,
    });
    if (!answer.ok) {
      const { accountsMissing } = language.current().words(apiWords);
      return { ok: false, message: comesFromPlainHost(answer) ? accountsMissing : answer.message };
    }
    accept(answer.value);
    return { ok: true };
  };

  const user = storedUser();
  const mayHaveSession = remembered() !== null || hasSessionHint();
  // With a session and no stored user, either page could be wrong: ask the server first.
  if (user !== null || !mayHaveSession || isLeaving()) report.become(user);
  if (mayHaveSession || isLeaving()) void refresh();

  storage.subscribe({
    keys: [rememberedKey, demoFlagKey, leavingKey],
    listener: () => report.become(storedUser()),
  });
  onWake(() => {
    if (remembered() !== null || isLeaving()) void refresh();
  });

  return {
    observe: report.observe,
    signIn: (credentials) => enter("/api/account/sign-in", credentials),
    signUp: (credentials) => enter("/api/account/sign-up", credentials),
    async signOut() {
      const hadSession = remembered() !== null || hasSessionHint();
      questions += 1;
      if (hadSession) storage.write({ key: leavingKey, value: true });
      storage.remove([tokenKey, demoFlagKey, rememberedKey]);
      report.become(null);
      return hadSession ? leave() : { ok: true };
    },
    startDemo() {
      storage.write({ key: demoFlagKey, value: true });
      report.become(demoUser);
    },
    refresh,
  };
};
