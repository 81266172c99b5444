import type { Stamp } from "./stamp.ts";

/** A write to one register; `null` is a deletion. */
export interface Change {
  readonly register: string;
  readonly stamp: Stamp;
  readonly value: string | null;
}

/** By code points, as both databases sort bytes. */
const isGreaterText = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const one = a.charCodeAt(index);
    const two = b.charCodeAt(index);
    if (one === two) continue;
    const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
    return isHigh(one) === isHigh(two) ? one > two : isHigh(one);
  }
  return a.length > b.length;
};

type Version = Pick<Change, "stamp" | "value">;

/**
 * A total order, so that merging is commutative, associative and idempotent. Equal stamps (a copied
 * browser profile) are ordered by text.
 */
export const isNewer = (version: Version, than: Version | undefined): boolean =>
  than === undefined ||
  version.stamp > than.stamp ||
  (version.stamp === than.stamp && isGreaterText(version.value ?? "", than.value ?? ""));

export const isEchoOf = (sent: readonly Change[]): ((change: Change) => boolean) => {
  const byRegister = new Map(sent.map((change) => [change.register, change]));
  return ({ register, stamp, value }) => {
    const own = byRegister.get(register);
    return own?.stamp === stamp && own.value === value;
  };
};

/** The winning change of each register, in order of first appearance. */
export const newestOfEach = (changes: readonly Change[]): readonly Change[] => {
  const newest = new Map<string, Change>();
  for (const change of changes)
    if (isNewer(change, newest.get(change.register))) newest.set(change.register, change);
  return [...newest.values()];
};
