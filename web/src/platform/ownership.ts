import { guardStorage, type ShutStorage } from "./key-value-storage.ts";
import { createListeners } from "./listeners.ts";
import type { Log } from "./log.ts";
import { isPersonal, offeredKey, ownerKey, parkedKeyOf } from "./personal-keys.ts";

/** Loaded on demand: most browsers have one user. */
const openParking = () => import("./parking.ts");

const declined = "no";

export const createOwnership = ({
  area,
  log,
  timestamp,
  onChangeElsewhere,
  onTakenElsewhere,
}: {
  readonly area: ShutStorage;
  readonly log: Pick<Log, "warn">;
  readonly timestamp: () => string;
  readonly onChangeElsewhere: (listener: (key: string | null) => void) => () => void;
  /** Another tab switched owners: this page must not write any more. */
  readonly onTakenElsewhere: () => void;
}) => {
  const { tell, subscribe } = createListeners();
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  let turn: Promise<unknown> = Promise.resolve();

  const exchange = async (uid: string) => {
    try {
      const { exchangeOwners } = await openParking();
      const isDone = await exchangeOwners({ area, to: uid, timestamp });
      if (!isDone) throw new Error("There is no room to keep another person's data apart");
    } catch (error) {
      log.warn("This browser's storage is not used", error);
      // No room: nothing of the other person is shown, lost or overwritten.
      area.shut();
    }
    tell();
  };

  /** One at a time: two at once would each set aside what the other restored. */
  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(run);
    turn = mine.catch(() => undefined);
    return mine;
  };

  onChangeElsewhere((key) => {
    if (key === ownerKey) onTakenElsewhere();
  });

  return {
    /** Makes the keys hold this person's data and sets another's aside. `undefined` if they already do. */
    claim(uid: string): Promise<void> | undefined {
      const owner = storedText(ownerKey);
      if (owner === uid) return undefined;
      if (owner !== null || storedText(parkedKeyOf(uid)) !== null)
        return inTurn(() => exchange(uid));
      attempt(() => area.setItem(ownerKey, uid));
      tell();
      return undefined;
    },
    /** Asks once whether data left by another owner, such as the demo user, is theirs. */
    offer(owner: string) {
      if (storedText(parkedKeyOf(owner)) === null || storedText(offeredKey) !== null) return;
      attempt(() => area.setItem(offeredKey, owner));
      tell();
    },
    offered(): string | null {
      const owner = storedText(offeredKey);
      return owner === declined ? null : owner;
    },
    /** Takes it, or leaves it. */
    async answer(takes: boolean) {
      const owner = storedText(offeredKey);
      if (owner === null || owner === declined) return;
      attempt(() => area.setItem(offeredKey, declined));
      if (takes)
        await inTurn(async () => {
          const { bringBack } = await openParking();
          if (!(await bringBack({ area, owner })))
            log.warn("What was kept apart could not be brought back");
        });
      tell();
    },
    parked: async () => (await openParking()).listParked(area),
    discard(owner: string) {
      attempt(() => area.removeItem(parkedKeyOf(owner)));
    },
    erase(uid: string) {
      attempt(() => area.removeItem(parkedKeyOf(uid)));
      if (storedText(ownerKey) !== uid) return;
      const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? "");
      for (const key of keys.filter(isPersonal)) attempt(() => area.removeItem(key));
      attempt(() => area.removeItem(ownerKey));
      tell();
    },
    subscribe,
  };
};

export type Ownership = ReturnType<typeof createOwnership>;
