import { type Change, isNewer } from "./change.ts";
import { digestOf, fingerprintOf } from "./fingerprint.ts";
import { joinRuleOf } from "./join-rules.ts";
import type { Layout } from "./layout.ts";
import {
  type ClockReading,
  isTooFarAhead,
  laterReading,
  nextReading,
  readingOf,
  type Stamp,
  stampOf,
  zeroReading,
} from "./stamp.ts";

export interface KnownVersion {
  readonly stamp: Stamp;
  /** Hash of the text held here; empty for none. */
  readonly hash: string;
  /**
   * `edited` and `offered` wait to be sent; `agreed` is on the server. `unread` (could not be
   * parsed) and `foreign` (of a later version) are there too, but their texts are not here: they
   * may be neither sent nor missed.
   */
  readonly state: "edited" | "offered" | "agreed" | "unread" | "foreign";
  /**
   * The greatest stamp of the register that this device has seen or sent. An edit stamped at or
   * below it would lose against the version it was made on.
   */
  readonly floor?: Stamp;
}

/**
 * The ancestor for joins: the parts that the register's rule needs of the version last on the
 * server.
 */
export interface Base {
  /** Empty for none. */
  readonly stamp: Stamp;
  readonly kept: string | null;
}

/** A device's knowledge of its registers, beside the texts. */
export interface Replica {
  readonly device: string;
  readonly last: ClockReading;
  /** Server time minus device time; 0 while they roughly agree. */
  readonly shift: number;
  readonly cursor: number;
  readonly versions: ReadonlyMap<string, KnownVersion>;
  /** Ancestors of joined registers; missing if unknown. */
  readonly bases: ReadonlyMap<string, Base>;
}

export type TextOf = (register: string) => string | null;

/** Clock differences below this are not corrected. */
const tolerableShiftMs = 30_000;

export const newReplica = (device: string): Replica => ({
  device,
  last: zeroReading,
  shift: 0,
  cursor: 0,
  versions: new Map(),
  bases: new Map(),
});

const floorOf = (known: KnownVersion | undefined): Stamp =>
  (known?.state === "edited" ? known.floor : known?.stamp) ?? "";

const greater = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b);

/** The next edit of this device, on top of the version it knew and one it has `seen`. */
export const editOn = (
  known: KnownVersion | undefined,
  {
    replica: { device, shift },
    last,
    now,
    hash,
    seen = "",
  }: {
    readonly replica: Replica;
    readonly last: ClockReading;
    readonly now: number;
    readonly hash: string;
    readonly seen?: Stamp;
  },
): { readonly version: KnownVersion; readonly last: ClockReading } => {
  const floor = greater(floorOf(known), seen);
  const next = nextReading(laterReading(last, readingOf(floor)), now + shift);
  return { version: { stamp: stampOf(next, device), hash, state: "edited", floor }, last: next };
};

type Agreed = Pick<Change, "register" | "stamp" | "value">;

const withBases = (before: Replica["bases"], agreed: readonly Agreed[]): Replica["bases"] => {
  const joined = agreed.flatMap(({ register, ...version }) => {
    const rule = joinRuleOf(register);
    return rule === undefined ? [] : [{ register, ...version, rule }];
  });
  if (joined.length === 0) return before;
  const bases = new Map(before);
  for (const { register, stamp, value, rule } of joined) {
    if (rule.keep === undefined) bases.delete(register);
    else bases.set(register, { stamp, kept: rule.keep(value) });
  }
  return bases;
};

/** Once a visit: records the ancestors that an older version of the app did not. */
export const rememberBases = (replica: Replica, textOf: TextOf): Replica => {
  const agreed = [...replica.versions].flatMap(([register, { stamp, hash, state }]): Agreed[] => {
    if (state !== "agreed" || replica.bases.has(register)) return [];
    if (joinRuleOf(register)?.keep === undefined) return [];
    const value = textOf(register);
    return fingerprintOf(value) === hash ? [{ register, stamp, value }] : [];
  });
  return { ...replica, bases: withBases(replica.bases, agreed) };
};

export const noticeEdits = (
  replica: Replica,
  {
    hashes,
    now,
    unreadable,
  }: {
    readonly hashes: ReadonlyMap<string, string>;
    readonly now: number;
    /** Stored records that cannot be parsed: not edits of this device. */
    readonly unreadable?: ReadonlySet<string>;
  },
): Replica => {
  const edited: [string, string][] = [];
  for (const [register, hash] of hashes) {
    const isEdited = (replica.versions.get(register)?.hash ?? "") !== hash;
    if (isEdited && !unreadable?.has(register)) edited.push([register, hash]);
  }
  for (const [register, { hash, state }] of replica.versions)
    if (hash !== "" && state !== "foreign" && !hashes.has(register)) edited.push([register, ""]);
  if (edited.length === 0) return replica;
  const versions = new Map(replica.versions);
  const bases = new Map(replica.bases);
  let last = replica.last;
  for (const [register, hash] of edited) {
    const known = versions.get(register);
    if (known === undefined && joinRuleOf(register) !== undefined)
      bases.set(register, { stamp: "", kept: null });
    const edit = editOn(known, { replica, last, now, hash });
    versions.set(register, edit.version);
    last = edit.last;
  }
  return { ...replica, last, versions, bases };
};

const isUnsent = ({ state, stamp, floor }: KnownVersion): boolean =>
  state === "edited" && floor !== stamp;
const isPending = ({ state }: KnownVersion): boolean => state === "edited" || state === "offered";

export const pendingRegisters = (replica: Replica): readonly string[] =>
  [...replica.versions].flatMap(([register, version]) => (isPending(version) ? [register] : []));

/** `undefined` if the text was edited since it was noticed. */
export const pendingChange = (
  replica: Replica,
  register: string,
  textOf: TextOf,
): Change | undefined => {
  const version = replica.versions.get(register);
  if (version === undefined || !isPending(version)) return undefined;
  const value = textOf(register);
  if (fingerprintOf(value) !== version.hash) return undefined;
  return { register, stamp: version.stamp, value };
};

/** Saved before sending: the server may store the changes though its answer is lost. */
export const markSent = (replica: Replica, sent: readonly Change[]): Replica => {
  const versions = new Map(replica.versions);
  for (const { register, stamp } of sent) {
    const version = versions.get(register);
    if (version?.state === "edited" && version.stamp === stamp)
      versions.set(register, { ...version, floor: stamp });
  }
  return { ...replica, versions };
};

export const acknowledge = (replica: Replica, sent: readonly Change[]): Replica => {
  const versions = new Map(replica.versions);
  const agreed = sent.filter(({ register, stamp }) => {
    const version = versions.get(register);
    if (version?.stamp === stamp)
      versions.set(register, { stamp, hash: version.hash, state: "agreed" });
    // A plan that was sent too late is not an ancestor.
    const isLater = stamp > (replica.bases.get(register)?.stamp ?? "");
    return version?.stamp === stamp || (version?.state === "edited" && isLater);
  });
  return { ...replica, versions, bases: withBases(replica.bases, agreed) };
};

/** Applies the changes that win; `writes` are the texts to store. Notice local edits first. */
export const receive = (
  replica: Replica,
  { changes, textOf }: { readonly changes: readonly Change[]; readonly textOf: TextOf },
): { readonly replica: Replica; readonly writes: readonly Change[] } => {
  const versions = new Map(replica.versions);
  const writes: Change[] = [];
  const agreed: Change[] = [];
  let last = replica.last;
  for (const change of changes) {
    last = laterReading(last, readingOf(change.stamp));
    const known = versions.get(change.register);
    const held = known && { stamp: known.stamp, value: textOf(change.register) };
    const isNews = isNewer(change, held);
    // Sent by this device, though unacknowledged: later edits come from it.
    const isOwn = change.stamp.endsWith(`-${replica.device}`);
    if (isNews || (isOwn && change.stamp > (replica.bases.get(change.register)?.stamp ?? "")))
      agreed.push(change);
    if (!isNews) {
      if (known?.state === "edited")
        versions.set(change.register, {
          ...known,
          floor: greater(floorOf(known), change.stamp),
        });
      continue;
    }
    const hash = fingerprintOf(change.value);
    versions.set(change.register, { stamp: change.stamp, hash, state: "agreed" });
    if (known?.hash !== hash) writes.push(change);
  }
  const bases = withBases(replica.bases, agreed);
  return { replica: { ...replica, last, versions, bases }, writes };
};

/** Marks received changes as held once they are stored. */
export const afterStoring = (
  received: Replica,
  {
    before,
    changes,
    hashes,
    keyOf,
  }: {
    readonly before: Replica;
    readonly changes: readonly Change[];
    readonly hashes: ReadonlyMap<string, string>;
    readonly keyOf: Layout["keyOf"];
  },
): Replica => {
  const versions = new Map(received.versions);
  for (const { register } of changes) {
    const version = versions.get(register);
    if (version === undefined || version === before.versions.get(register)) continue;
    const hash = hashes.get(register) ?? "";
    if (keyOf(register) === undefined) {
      // A text left by a later version of the app still exists.
      const held = before.versions.get(register)?.hash ?? "";
      versions.set(register, { ...version, hash: held, state: "foreign" });
    } else if (hash !== version.hash) versions.set(register, { ...version, hash, state: "unread" });
  }
  return { ...received, versions };
};

/** Fills gaps and overrides nothing. */
export const ofUnknownAge = (device: string, hash: string): KnownVersion => ({
  stamp: stampOf(zeroReading, device),
  hash,
  state: "offered",
});

/** Sent with a foreign stamp, a text would override the unreadable one. */
const withoutUnread = (replica: Replica): Map<string, KnownVersion> => {
  const versions = new Map(replica.versions);
  for (const [register, { state, hash }] of replica.versions) {
    if (state !== "unread") continue;
    if (hash === "") versions.delete(register);
    else versions.set(register, ofUnknownAge(replica.device, hash));
  }
  return versions;
};

/** Once a visit: another version of the app may parse what this one could not. */
export const askAgain = (replica: Replica): Replica => {
  const isReadWhole = ![...replica.versions.values()].some(({ state }) => state === "unread");
  return isReadWhole ? replica : { ...replica, versions: withoutUnread(replica), cursor: 0 };
};

/** The server lost data (an older backup) and answered from the beginning. */
export const startOver = (replica: Replica): Replica => {
  const versions = withoutUnread(replica);
  for (const [register, version] of versions) {
    if (version.state === "agreed") versions.set(register, { ...version, state: "offered" });
    // The server sends it again if it still has it.
    else if (version.state === "foreign") versions.delete(register);
  }
  return { ...replica, versions };
};

/**
 * Learns the server's time. Unsent edits stamped by a wrong clock move to the right time, but never
 * below what this device has seen. After a refusal, stamps beyond what the server accepts move
 * above the latest it holds.
 */
export const correctClock = (
  replica: Replica,
  {
    serverNow,
    now,
    refused,
  }: {
    readonly serverNow: number;
    readonly now: number;
    /** With the latest stamp the server holds; older servers omit it. */
    readonly refused?: { readonly latest?: Stamp | undefined } | undefined;
  },
): Replica => {
  const measured = serverNow - now;
  const shift = Math.abs(measured) <= tolerableShiftMs ? 0 : measured;
  const moved = shift - replica.shift;
  if (Math.abs(moved) <= tolerableShiftMs && refused === undefined) return replica;
  const latest = refused?.latest;
  const isOut = (stamp: Stamp) =>
    refused !== undefined && isTooFarAhead(stamp, { now: serverNow, latest });
  const versions = new Map(replica.versions);
  const moving: [string, KnownVersion][] = [];
  let last = readingOf(latest ?? "");
  for (const [register, version] of versions) {
    const { stamp } = version;
    const isMoving = isUnsent(version) || (isPending(version) && isOut(stamp));
    if (isMoving) moving.push([register, version]);
    const seen = isMoving ? floorOf(version) : stamp;
    if (!isOut(seen)) last = laterReading(last, readingOf(seen));
  }
  moving.sort(([, a], [, b]) => (a.stamp < b.stamp ? -1 : 1));
  const floor = stampOf(last, replica.device);
  for (const [register, version] of moving) {
    const wall = Math.min(readingOf(version.stamp).wall + moved, serverNow);
    last = nextReading(last, wall);
    versions.set(register, { ...version, stamp: stampOf(last, replica.device), floor });
  }
  return { ...replica, last, shift, versions };
};

/** The replica stored by another tab, with the edits that only this tab has noticed. */
export const withOwnEdits = (stored: Replica, own: Replica): Replica => {
  const versions = new Map(stored.versions);
  const bases = new Map(stored.bases);
  for (const [register, version] of own.versions) {
    if (version.state !== "edited" || version.stamp <= (versions.get(register)?.stamp ?? ""))
      continue;
    const floor = greater(floorOf(versions.get(register)), floorOf(version));
    versions.set(register, { ...version, floor });
    const base = own.bases.get(register);
    if (base === undefined) bases.delete(register);
    else bases.set(register, base);
  }
  return { ...stored, last: laterReading(stored.last, own.last), versions, bases };
};

/** A name that ends with a slash matches all records of a family. */
const isPartOf = (name: string, register: string): boolean =>
  name === register || (name.endsWith("/") && register.startsWith(name));

/** Damaged registers are fetched again, not deleted everywhere. */
export const withoutDamaged = (replica: Replica, damaged: readonly string[]): Replica => ({
  ...replica,
  versions: new Map(
    [...replica.versions].filter(([register]) => !damaged.some((name) => isPartOf(name, register))),
  ),
  bases: new Map(
    [...replica.bases].filter(([register]) => !damaged.some((name) => isPartOf(name, register))),
  ),
  cursor: 0,
});

/** `undefined` while edits wait: the server cannot hold those yet. */
export const replicaDigest = (replica: Replica): string | undefined => {
  if (pendingRegisters(replica).length > 0) return undefined;
  return digestOf([...replica.versions].map(([register, { stamp }]) => ({ register, stamp })));
};
