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

/** From here on, strangers at an address are trusted with fewer tries. */
const noisy = 100;
const triesEach = { usually: 10, whereItIsNoisy: 2 };

const bucketsOf = ({ address, email }: Attempt) => {
  const group = addressGroup(address);
  const pair = `${group} ${email}`;
  return {
    /** Generous, since a whole school may share one; only failures stay counted. */
    address: { name: "sign-in-address", key: group, limit: 1_000, windowSeconds: quarterHour },
    /** Tight, so that a stranger elsewhere does not use up the owner's attempts. */
    pair: { name: "sign-in-pair", key: pair, windowSeconds: quarterHour },
    /** For guesses spread over many addresses. */
    account: { name: "sign-in-account", key: email, limit: 100, windowSeconds: hour },
    /** Right passwords cost a hash and a row, too; nobody needs so many. */
    right: { name: "sign-in-right", key: pair, limit: 40, windowSeconds: quarterHour },
    /** Who has signed in from here is not held up by what others try here. */
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

/** Counted before the password is looked at, so that guesses sent at once are all counted. */
export function createSignInLimits({ limiter }: { readonly limiter: RateLimiter }) {
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
    /** A right password clears its account and takes nothing from the address it came from. */
    succeeded: async (attempt: Attempt) => {
      const { address, pair, account, known } = bucketsOf(attempt);
      await limiter.giveBack(address);
      await limiter.forget(pair);
      await limiter.forget(account);
      await limiter.take(known);
    },
    signUp: ({ address }: Pick<Attempt, "address">): Promise<Admission> =>
      takeEach(limiter, [
        { name: "sign-up", key: addressGroup(address), limit: 100, windowSeconds: hour },
      ]),
    /** Judging a new password takes some milliseconds, also of one that is then refused. */
    newPassword: ({ address }: Pick<Attempt, "address">): Promise<Admission> =>
      takeEach(limiter, [
        { name: "new-password", key: addressGroup(address), limit: 400, windowSeconds: hour },
      ]),
    /** Counted whether there is an account or not. */
    resetMail: ({ address, email }: Attempt): Promise<Admission> =>
      takeEach(limiter, [
        { name: "reset-address", key: addressGroup(address), limit: 60, windowSeconds: hour },
        { name: "reset-email", key: email, limit: 5, windowSeconds: hour },
      ]),
    /** Mails that a signed-in person has sent to an address. */
    emailMail: ({ userId, email }: { readonly userId: string; readonly email: string }) =>
      takeEach(limiter, [
        { name: "email-user", key: userId, limit: 10, windowSeconds: hour },
        { name: "email-address", key: email, limit: 5, windowSeconds: hour },
      ]),
    /** Each leaves a row behind for some minutes. */
    passkey: ({ address }: Pick<Attempt, "address">): Promise<Admission> =>
      takeEach(limiter, [
        { name: "passkey", key: addressGroup(address), limit: 600, windowSeconds: quarterHour },
      ]),
    hosted: ({ address }: Pick<Attempt, "address">): Promise<Admission> =>
      takeEach(limiter, [
        { name: "hosted", key: addressGroup(address), limit: 600, windowSeconds: quarterHour },
      ]),
    /**
     * A signed-in person who is asked for their password again. Counted by session, so that nobody else
     * with one keeps the owner out; a stolen cookie is used elsewhere, so by address as well.
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
