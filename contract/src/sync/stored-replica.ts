import * as z from "zod/mini";
import { textRecord } from "../workspace/text-record.ts";
import type { Layout } from "./layout.ts";
import { type KnownVersion, ofUnknownAge, type Replica } from "./replica.ts";
import { isStamp } from "./stamp.ts";
import { deviceSchema } from "./wire.ts";

const stamp = z.string().check(z.refine(isStamp));
const wholeNumber = z.int().check(z.gte(0));
const maxVersions = 200_000;

const storedVersion = z.tuple([stamp, z.string(), z.enum(["edited", "offered", "agreed"])]);
const storedVersions = textRecord({ value: storedVersion, maxEntries: maxVersions });

/** With an empty stamp where there was no version. */
const storedBase = z.tuple([z.union([z.literal(""), stamp]), z.nullable(z.string())]);

/** A replica as it is kept on disk. */
export const storedReplicaSchema = z.object({
  user: z.string(),
  device: deviceSchema,
  last: z.tuple([wholeNumber, wholeNumber]),
  shift: z.number(),
  cursor: wholeNumber,
  versions: storedVersions,
  /** The local storage keys that the app knew when this was written. */
  registers: z.array(z.string()),
  /** Registers whose versions could not be read. */
  unread: z.optional(z.array(z.string())),
  /** What versions of registers that are joined were made on; earlier versions of the app know none. */
  bases: z.optional(textRecord({ value: storedBase, maxEntries: maxVersions })),
  /** Of edits; earlier versions of the app know none. */
  floors: z.optional(textRecord({ value: stamp, maxEntries: maxVersions })),
  /** Versions whose texts were about to be stored when this was written. */
  applying: z.optional(storedVersions),
});
export type StoredReplica = z.output<typeof storedReplicaSchema>;

type Versions = ReadonlyMap<string, KnownVersion>;

const stored = (versions: Versions): StoredReplica["versions"] => {
  const record: Record<string, StoredReplica["versions"][string]> = Object.create(null);
  for (const [register, { stamp, print, state }] of versions)
    record[register] = [stamp, print, state === "unread" || state === "foreign" ? "agreed" : state];
  return record;
};

/** Where no floors are known, each edit may have been sent as it is. */
const versionsOf = (
  record: StoredReplica["versions"],
  floors?: StoredReplica["floors"],
): Map<string, KnownVersion> => {
  const known = floors && new Map(Object.entries(floors));
  const versionOf = ([stamp, print, state]: z.output<typeof storedVersion>, register: string) =>
    state === "edited"
      ? { stamp, print, state, floor: known === undefined ? stamp : (known.get(register) ?? "") }
      : { stamp, print, state };
  return new Map(
    Object.entries(record).map(([register, version]) => [register, versionOf(version, register)]),
  );
};

const storedFloors = (versions: Versions): NonNullable<StoredReplica["floors"]> => {
  const record: Record<string, string> = Object.create(null);
  for (const [register, { floor = "" }] of versions) if (floor !== "") record[register] = floor;
  return record;
};

const storedBases = (bases: Replica["bases"]): NonNullable<StoredReplica["bases"]> => {
  const record: Record<string, z.output<typeof storedBase>> = Object.create(null);
  for (const [register, { stamp, kept }] of bases) record[register] = [stamp, kept];
  return record;
};

const basesOf = (record: StoredReplica["bases"] = {}): Replica["bases"] =>
  new Map(Object.entries(record).map(([register, [stamp, kept]]) => [register, { stamp, kept }]));

export const storeReplica = ({
  user,
  replica,
  layout,
  applying,
}: {
  readonly user: string;
  readonly replica: Replica;
  readonly layout: Layout;
  readonly applying?: Versions;
}): StoredReplica => ({
  user,
  device: replica.device,
  last: [replica.last.wall, replica.last.count],
  shift: replica.shift,
  cursor: replica.cursor,
  versions: stored(replica.versions),
  registers: [...layout.keys],
  unread: [...replica.versions].flatMap(([register, { state }]) =>
    state === "unread" ? [register] : [],
  ),
  bases: storedBases(replica.bases),
  floors: storedFloors(replica.versions),
  ...(applying === undefined ? {} : { applying: stored(applying) }),
});

/**
 * The page may have been killed while it stored what had come from the server. What did reach
 * the storage is then no edit of this device, and must not be stamped as one.
 */
export const restoreReplica = (
  stored: StoredReplica,
  { prints, layout }: { readonly prints: ReadonlyMap<string, string>; readonly layout: Layout },
): Replica => {
  const versions = versionsOf(stored.versions, stored.floors);
  for (const [register, version] of versionsOf(stored.applying ?? {})) {
    const held = prints.get(register) ?? "";
    const isAsBefore = held === (versions.get(register)?.print ?? "");
    // Neither the text before nor the one that arrived: an edit on top of what arrived.
    if (held === version.print || !isAsBefore) versions.set(register, version);
  }
  const { device, shift } = stored;
  const unread = new Set(stored.unread ?? []);
  const added = new Set(layout.keys.filter((key) => !stored.registers.includes(key)));
  for (const [register, version] of versions) {
    const key = layout.keyOf(register);
    if (key === undefined) {
      // Forgotten, an edit that was not sent is found again by the version of the app that made it.
      if (version.state !== "agreed") versions.delete(register);
      else versions.set(register, { ...version, state: "foreign" });
    } else if (added.has(key)) {
      // What is held may be older than the version that could not be taken over.
      const held = prints.get(register) ?? "";
      if (held !== version.print) continue;
      if (held === "") versions.delete(register);
      else versions.set(register, ofUnknownAge(device, held));
    } else if (unread.has(register) && version.state === "agreed")
      versions.set(register, { ...version, state: "unread" });
  }
  const [wall, count] = stored.last;
  // What an older version of the app could not take over is asked for again.
  const cursor = added.size === 0 ? stored.cursor : 0;
  const bases = basesOf(stored.bases);
  return { device, last: { wall, count }, shift, cursor, versions, bases };
};
