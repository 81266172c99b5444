import { createContext, useContext, useSyncExternalStore } from "react";
import type { Identity, User } from "../platform/identity.ts";
import type { Language } from "../platform/language.ts";
import { createListeners } from "../platform/listeners.ts";
import type { Ownership } from "../platform/ownership.ts";

export type Session = ReturnType<typeof createSession>;

export const createSession = ({
  identity,
  ownership,
  language,
}: {
  readonly identity: Identity;
  readonly ownership: Pick<Ownership, "claim">;
  readonly language: Pick<Language, "forMembers">;
}) => {
  const { tell, subscribe } = createListeners();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let user: User | null | undefined;
  let latest: User | null | undefined;

  identity.observe((next) => {
    latest = next;
    const settle = () => {
      // Another person signed in during the switch.
      if (latest !== next) return;
      user = next;
      resolve(undefined);
      tell();
    };
    // Before any listener: no page may show one person another's data.
    const waits =
      next === null
        ? []
        : [ownership.claim(next.uid), language.forMembers()].filter((wait) => wait !== undefined);
    if (waits.length === 0) settle();
    else void Promise.all(waits).then(settle);
  });

  return {
    /** Undefined until the identity has spoken for the first time. */
    current: (): User | null | undefined => user,
    async whenKnown(): Promise<User | null> {
      await promise;
      return user ?? null;
    },
    subscribe,
  };
};

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export const useUser = (): User | null => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("useUser needs a SessionProvider above it");
  return useSyncExternalStore(session.subscribe, session.current, session.current) ?? null;
};
