import { type Change, isNewer } from "./change.ts";
import { digestOf, fingerprintOf } from "./fingerprint.ts";
import {
  type ClockReading,
  laterReading,
  nextReading,
  readingOf,
  type Stamp,
  stampOf,
  zeroReading,
} from "./stamp.ts";

export interface KnownVersion {
  readonly stamp: Stamp;
  /** Of the text this version has; empty for a deletion. */
  readonly print: string;
  /** `edited` here and `offered` again both wait to be sent; `agreed` is held by the server. */
  readonly state: "edited" | "offered" | "agreed";
}

/** What one device knows of its registers beside the texts themselves. */
export interface Replica {
  readonly device: string;
  readonly last: ClockReading;
  /** Added to the device's clock to get the server's; 0 while they roughly agree. */
  readonly shift: number;
  readonly cursor: number;
  readonly versions: ReadonlyMap<string, KnownVersion>;
}

export type TextOf = (register: string) => string | null;

/** A difference between two clocks that is not worth correcting. */
const tolerableShiftMs = 30_000;

export const newReplica = (device: string): Replica => ({
  device,
  last: zeroReading,
  shift: 0,
  cursor: 0,
  versions: new Map(),
});

/**
 * Finds local edits by comparing the texts with the versions last known, so that an edit is found
 * even when the page was killed right after it.
 */
export const noticeEdits = (
  replica: Replica,
  { prints, now }: { readonly prints: ReadonlyMap<string, string>; readonly now: number },
): Replica => {
  const edited: [string, string][] = [];
  for (const [register, print] of prints)
    if ((replica.versions.get(register)?.print ?? "") !== print) edited.push([register, print]);
  for (const [register, { print }] of replica.versions)
    if (print !== "" && !prints.has(register)) edited.push([register, ""]);
  if (edited.length === 0) return replica;
  const versions = new Map(replica.versions);
  let last = replica.last;
  for (const [register, print] of edited) {
    last = nextReading(last, now + replica.shift);
    versions.set(register, { stamp: stampOf(last, replica.device), print, state: "edited" });
  }
  return { ...replica, last, versions };
};

export const pendingRegisters = (replica: Replica): readonly string[] =>
  [...replica.versions].flatMap(([register, { state }]) => (state === "agreed" ? [] : [register]));

/** The pending change of a register, or `undefined` when its text was edited since it was noticed. */
export const pendingChange = (
  replica: Replica,
  register: string,
  textOf: TextOf,
): Change | undefined => {
  const version = replica.versions.get(register);
  if (version === undefined || version.state === "agreed") return undefined;
  const value = textOf(register);
  if (fingerprintOf(value) !== version.print) return undefined;
  return { register, stamp: version.stamp, value };
};

export const acknowledge = (replica: Replica, sent: readonly Change[]): Replica => {
  const versions = new Map(replica.versions);
  for (const { register, stamp } of sent) {
    const version = versions.get(register);
    if (version?.stamp === stamp) versions.set(register, { ...version, state: "agreed" });
  }
  return { ...replica, versions };
};

/** Takes over the changes that win; `writes` are the texts to store. Notice local edits first. */
export const receive = (
  replica: Replica,
  { changes, textOf }: { readonly changes: readonly Change[]; readonly textOf: TextOf },
): { readonly replica: Replica; readonly writes: readonly Change[] } => {
  const versions = new Map(replica.versions);
  const writes: Change[] = [];
  let last = replica.last;
  for (const change of changes) {
    last = laterReading(last, readingOf(change.stamp));
    const known = versions.get(change.register);
    const held = known && { stamp: known.stamp, value: textOf(change.register) };
    if (!isNewer(change, held)) continue;
    const print = fingerprintOf(change.value);
    versions.set(change.register, { stamp: change.stamp, print, state: "agreed" });
    if (known?.print !== print) writes.push(change);
  }
  return { replica: { ...replica, last, versions }, writes };
};

/** The server lacks what it once had (an older backup), and has answered from its beginning. */
export const startOver = (replica: Replica): Replica => ({
  ...replica,
  versions: new Map(
    [...replica.versions].map(([register, version]) => [
      register,
      version.state === "agreed" ? { ...version, state: "offered" } : version,
    ]),
  ),
});

/**
 * Learns the server's time. Edits stamped by a clock that was wrong, and not yet acknowledged,
 * move to when they would have been made by a right one: years ahead win nothing, years behind
 * lose nothing.
 */
export const correctClock = (
  replica: Replica,
  { serverNow, now }: { readonly serverNow: number; readonly now: number },
): Replica => {
  const measured = serverNow - now;
  const shift = Math.abs(measured) <= tolerableShiftMs ? 0 : measured;
  const moved = shift - replica.shift;
  if (Math.abs(moved) <= tolerableShiftMs) return replica;
  const versions = new Map(replica.versions);
  let last = zeroReading;
  for (const { state, stamp } of versions.values())
    if (state !== "edited") last = laterReading(last, readingOf(stamp));
  const edited = [...versions]
    .filter(([, version]) => version.state === "edited")
    .sort(([, a], [, b]) => (a.stamp < b.stamp ? -1 : 1));
  for (const [register, version] of edited) {
    const wall = Math.min(readingOf(version.stamp).wall + moved, serverNow);
    // An edit is never moved before a version that this device had already seen.
    last = nextReading(last, wall);
    versions.set(register, { ...version, stamp: stampOf(last, replica.device) });
  }
  return { ...replica, last, shift, versions };
};

/** The replica as another tab has stored it, with the edits that only this one has noticed so far. */
export const withOwnEdits = (stored: Replica, own: Replica): Replica => {
  const versions = new Map(stored.versions);
  for (const [register, version] of own.versions)
    if (version.state === "edited" && version.stamp > (versions.get(register)?.stamp ?? ""))
      versions.set(register, version);
  return { ...stored, last: laterReading(stored.last, own.last), versions };
};

/** Of everything held; `undefined` while edits wait, for the server cannot hold those yet. */
export const replicaDigest = (replica: Replica): string | undefined => {
  if (pendingRegisters(replica).length > 0) return undefined;
  return digestOf([...replica.versions].map(([register, { stamp }]) => ({ register, stamp })));
};
