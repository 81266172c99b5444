import type { User } from "./identity.ts";
import { createListeners } from "./listeners.ts";

const isSame = (one: User | null, other: User | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.uid === other.uid &&
    one.displayName === other.displayName &&
    one.email === other.email);

/** Tells observers who is signed in, once known and at every change. */
export const createUserReport = () => {
  const { tell, subscribe } = createListeners<[User | null]>();
  let user: User | null | undefined;

  return {
    isKnown: (): boolean => user !== undefined,
    become(next: User | null): void {
      if (user !== undefined && isSame(user, next)) return;
      user = next;
      tell(next);
    },
    observe(listener: (user: User | null) => void): () => void {
      const stop = subscribe(listener);
      if (user !== undefined) listener(user);
      return stop;
    },
  };
};
