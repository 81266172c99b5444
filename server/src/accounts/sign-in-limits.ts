import { addressGroup } from "../http/client-address.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { type Admission, takeEach } from "../limits/take-each.ts";

interface Attempt {
  readonly address: string;
  readonly email: string;
}

const quarterHour = 900;
const hour = 3_600;
const month = 30 * 86_400;

/** From here on, unknown people at an address get fewer attempts. */
const noisy = 100;
const triesEach = { usually: 10, whereItIsNoisy: 2 };

const bucketsOf = ({ address, email }: Attempt) => {
  const group = addressGroup(address);
  const pair = `${group} ${email}`;
  return {
    /** Generous: a school may share one; only failures count. */
    address: { name: "sign-in-address", key: group, limit: 1_000, windowSeconds: quarterHour },
    /** Tight, so that someone elsewhere does not use up the owner's attempts. */
    pair: { name: "sign-in-pair", key: pair, windowSeconds: quarterHour },
    /** Against guesses from many addresses. */
    account: { name: "sign-in-account", key: email, limit: 100, windowSeconds: hour },
    /** Successful sign-ins cost a hash and a row too. */
    right: { name: "sign-in-right", key: pair, limit: 40, windowSeconds: quarterHour },
    /** People who signed in from here are not blocked by others' attempts. */
    known: { name: "sign-in-known", key: pair, limit: 1, windowSeconds: month },
  };
};

interface Confirmation {
  readonly session: string;
  readonly address: string;
}

const confirmBuckets = ({ session, address }: Confirmation) => [
  {
    name: "confirm-here",
    key: `${session} ${addressGroup(address)}`,
    limit: 10,
    windowSeconds: quarterHour,
  },
  { name: "confirm", key: session, limit: 100, windowSeconds: hour },
];

/** Counted before the password is checked, so that concurrent guesses all count. */
export function createSignInLimits({ limiter }: { readonly limiter: RateLimiter }) {
  const byAddress =
    (bucket: Omit<Parameters<RateLimiter["take"]>[0], "key">) =>
    ({ address }: Pick<Attempt, "address">): Promise<Admission> =>
      takeEach(limiter, [{ ...bucket, key: addressGroup(address) }]);
  return {
    signIn: async (attempt: Attempt): Promise<Admission> => {
      const { address, pair, account, right, known } = bucketsOf(attempt);
      const isKnown = await limiter.holds(known);
      const here = await limiter.take(address);
      if (!here.ok && !isKnown) return here;
      const isNoisy = !here.ok || address.limit - here.remaining > noisy;
      const limit = isNoisy && !isKnown ? triesEach.whereItIsNoisy : triesEach.usually;
      return takeEach(limiter, [{ ...pair, limit }, account, right]);
    },
    /** A right password resets its account and costs its address nothing. */
    succeeded: async (attempt: Attempt) => {
      const { address, pair, account, known } = bucketsOf(attempt);
      await limiter.giveBack(address);
      await limiter.forget(pair);
      await limiter.forget(account);
      await limiter.take(known);
    },
    signUp: byAddress({ name: "sign-up", limit: 100, windowSeconds: hour }),
    /** Judging a new password takes milliseconds. */
    newPassword: byAddress({ name: "new-password", limit: 400, windowSeconds: hour }),
    /** With or without an account. */
    resetMail: ({ address, email }: Attempt): Promise<Admission> =>
      takeEach(limiter, [
        { name: "reset-address", key: addressGroup(address), limit: 60, windowSeconds: hour },
        { name: "reset-email", key: email, limit: 5, windowSeconds: hour },
      ]),
    /** Mails a signed-in person requested for an address. */
    emailMail: ({ userId, email }: { readonly userId: string; readonly email: string }) =>
      takeEach(limiter, [
        { name: "email-user", key: userId, limit: 10, windowSeconds: hour },
        { name: "email-address", key: email, limit: 5, windowSeconds: hour },
      ]),
    /** Each leaves a row for some minutes. */
    passkey: byAddress({ name: "passkey", limit: 600, windowSeconds: quarterHour }),
    hosted: byAddress({ name: "hosted", limit: 600, windowSeconds: quarterHour }),
    /**
     * Password prompts while signed in. Counted by session, so that another session cannot lock the
     * owner out, and by address against stolen cookies.
     */
    confirm: (asked: Confirmation): Promise<Admission> => takeEach(limiter, confirmBuckets(asked)),
    confirmed: async (asked: Confirmation) => {
      for (const bucket of confirmBuckets(asked)) await limiter.forget(bucket);
    },
    forgetAccount: ({ email }: Pick<Attempt, "email">) =>
      limiter.forget({ name: "sign-in-account", key: email }),
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
