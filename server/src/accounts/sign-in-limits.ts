import { addressGroup } from "../http/client-address.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { type Admission, takeEach } from "../limits/take-each.ts";

interface Attempt {
  readonly address: string;
  readonly email: string;
}

const quarterHour = 900;
const hour = 3_600;

const bucketsOf = ({ address, email }: Attempt) => {
  const group = addressGroup(address);
  return {
    /** Generous, since a whole school may share one; only failures stay counted. */
    address: { name: "sign-in-address", key: group, limit: 100, windowSeconds: quarterHour },
    /** Tight, so that a stranger elsewhere does not use up the owner's attempts. */
    pair: { name: "sign-in-pair", key: `${group} ${email}`, limit: 10, windowSeconds: quarterHour },
    /** For guesses spread over many addresses. */
    account: { name: "sign-in-account", key: email, limit: 100, windowSeconds: hour },
  };
};

/** Counted before the password is looked at, so that guesses sent at once are all counted. */
export function createSignInLimits({ limiter }: { readonly limiter: RateLimiter }) {
  return {
    signIn: (attempt: Attempt): Promise<Admission> => {
      const { address, pair, account } = bucketsOf(attempt);
      return takeEach(limiter, [address, pair, account]);
    },
    /** A right password clears its account and takes nothing from the address it came from. */
    succeeded: async (attempt: Attempt) => {
      const { address, pair, account } = bucketsOf(attempt);
      await limiter.giveBack(address);
      await limiter.forget(pair);
      await limiter.forget(account);
    },
    signUp: ({ address }: Pick<Attempt, "address">): Promise<Admission> =>
      takeEach(limiter, [
        { name: "sign-up", key: addressGroup(address), limit: 100, windowSeconds: hour },
      ]),
    /** A signed-in person who is asked for their password again. */
    confirm: (userId: string): Promise<Admission> =>
      takeEach(limiter, [{ name: "confirm", key: userId, limit: 10, windowSeconds: quarterHour }]),
    confirmed: (userId: string) => limiter.forget({ name: "confirm", key: userId }),
    forgetAccount: async ({
      userId,
      email,
    }: {
      readonly userId: string;
      readonly email: string;
    }) => {
      await limiter.forget({ name: "confirm", key: userId });
      await limiter.forget({ name: "sign-in-account", key: email });
    },
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
