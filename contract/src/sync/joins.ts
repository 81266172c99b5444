import type { Change } from "./change.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { joinRuleOf } from "./join-rules.ts";
import { editOn, type Replica, type TextOf } from "./replica.ts";
import { readingOf } from "./stamp.ts";

interface Join {
  readonly theirs: Change;
  readonly text: string | null;
  readonly lost?: string | null;
}

export type Joins = ReadonlyMap<string, Join>;

const joinOf = (replica: Replica, theirs: Change, textOf: TextOf): Join | undefined => {
  const rule = joinRuleOf(theirs.register);
  const known = replica.versions.get(theirs.register);
  // Data of unknown age adds nothing.
  if (rule === undefined || known?.state !== "edited" || readingOf(known.stamp).wall === 0)
    return undefined;
  // Sent by this device: its own values come from it.
  if (theirs.stamp.endsWith(`-${replica.device}`)) return undefined;
  const base = replica.bases.get(theirs.register);
  // From a server that lost data: a student did not remove the missing values.
  if (base !== undefined && theirs.stamp <= base.stamp) return undefined;
  const ours = textOf(theirs.register);
  if (fingerprintOf(ours) !== known.hash) return undefined;
  const isOursLater = known.stamp > theirs.stamp;
  const origin = base?.kept === null ? rule.origin?.(theirs.register) : undefined;
  const ancestor = origin === undefined ? base?.kept : textOf(origin);
  const joined = rule.join({ base: ancestor, ours, theirs: theirs.value, isOursLater });
  const isTheirs = joined?.text === theirs.value && !isOursLater;
  return joined === undefined || isTheirs ? undefined : { theirs, ...joined };
};

/** Joins incoming changes with local edits that the server may not have, if the register has a rule. */
export const joinsOf = (
  replica: Replica,
  { changes, textOf }: { readonly changes: readonly Change[]; readonly textOf: TextOf },
): Joins => {
  const joins = new Map<string, Join>();
  for (const theirs of changes) {
    const join = joinOf(replica, theirs, textOf);
    if (join !== undefined) joins.set(theirs.register, join);
  }
  return joins;
};

/** The replica with the joins as edits of this device on top of both. */
export const withJoins = (
  replica: Replica,
  { joins, now }: { readonly joins: Joins; readonly now: number },
): { readonly replica: Replica; readonly writes: readonly Change[] } => {
  if (joins.size === 0) return { replica, writes: [] };
  const versions = new Map(replica.versions);
  const bases = new Map(replica.bases);
  const writes: Change[] = [];
  let { last } = replica;
  for (const [register, { theirs, text }] of joins) {
    const known = versions.get(register);
    const hash = fingerprintOf(text);
    const edit = editOn(known, { replica, last, now, hash, seen: theirs.stamp });
    const { stamp } = edit.version;
    last = edit.last;
    if (known?.hash !== hash) writes.push({ register, stamp, value: text });
    versions.set(register, edit.version);
    const kept = joinRuleOf(register)?.keep?.(theirs.value);
    if (kept === undefined) bases.delete(register);
    else bases.set(register, { stamp: theirs.stamp, kept });
  }
  return { replica: { ...replica, last, versions, bases }, writes };
};
