import type { User } from "./identity.ts";

const isSame = (one: User | null, other: User | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.uid === other.uid &&
    one.displayName === other.displayName &&
    one.email === other.email);

/** Tells observers who is there: once that is known, and at every change. */
export const createUserReport = () => {
  const listeners = new Set<(user: User | null) => void>();
  let user: User | null | undefined;

  return {
    isKnown: (): boolean => user !== undefined,
    become(next: User | null): void {
      if (user !== undefined && isSame(user, next)) return;
      user = next;
      for (const listener of [...listeners]) listener(next);
    },
    observe(listener: (user: User | null) => void): () => void {
      listeners.add(listener);
      if (user !== undefined) listener(user);
      return () => listeners.delete(listener);
    },
  };
};
