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

/** Empty stamp: no version. */
const storedBase = z.tuple([z.union([z.literal(""), stamp]), z.nullable(z.string())]);

export const storedReplicaSchema = z.object({
  user: z.string(),
  device: deviceSchema,
  last: z.tuple([wholeNumber, wholeNumber]),
  shift: z.number(),
  cursor: wholeNumber,
  versions: storedVersions,
  /** The storage keys known to the app when this was written. */
  registers: z.array(z.string()),
  unread: z.optional(z.array(z.string())),
  /** Ancestors of joined registers; older versions of the app omit them. */
  bases: z.optional(textRecord({ value: storedBase, maxEntries: maxVersions })),
  /** Of edits; older versions of the app omit them. */
  floors: z.optional(textRecord({ value: stamp, maxEntries: maxVersions })),
  /** Versions whose texts were being stored when this was written. */
  applying: z.optional(storedVersions),
});
export type StoredReplica = z.output<typeof storedReplicaSchema>;

type Versions = ReadonlyMap<string, KnownVersion>;

const stored = (versions: Versions): StoredReplica["versions"] => {
  const record: Record<string, StoredReplica["versions"][string]> = Object.create(null);
  for (const [register, { stamp, hash, state }] of versions)
    record[register] = [stamp, hash, state === "unread" || state === "foreign" ? "agreed" : state];
  return record;
};

/** Without floors, each edit may have been sent unchanged. */
const versionsOf = (
  record: StoredReplica["versions"],
  floors?: StoredReplica["floors"],
): Map<string, KnownVersion> => {
  const known = floors && new Map(Object.entries(floors));
  const versionOf = ([stamp, hash, state]: z.output<typeof storedVersion>, register: string) =>
    state === "edited"
      ? { stamp, hash, state, floor: known === undefined ? stamp : (known.get(register) ?? "") }
      : { stamp, hash, state };
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
 * The page may have been killed while storing texts from the server. Those that reached the storage
 * are not local edits.
 */
const versionsAfterStoring = (
  stored: StoredReplica,
  hashes: ReadonlyMap<string, string>,
): Map<string, KnownVersion> => {
  const versions = versionsOf(stored.versions, stored.floors);
  for (const [register, version] of versionsOf(stored.applying ?? {})) {
    const held = hashes.get(register) ?? "";
    const isAsBefore = held === (versions.get(register)?.hash ?? "");
    // Neither the old text nor the arrived one: an edit on top of the arrived one.
    if (held === version.hash || !isAsBefore) versions.set(register, version);
  }
  return versions;
};

/** Of a register that is new in this version of the app; `undefined` if nothing is held. */
const versionOfAdded = (
  version: KnownVersion,
  held: string,
  device: Replica["device"],
): KnownVersion | undefined => {
  // The held text may be older than the unreadable version.
  if (held !== version.hash) return version;
  return held === "" ? undefined : ofUnknownAge(device, held);
};

const marked = (version: KnownVersion, state: "foreign" | "unread"): KnownVersion | undefined =>
  version.state === "agreed" ? { ...version, state } : undefined;

export const restoreReplica = (
  stored: StoredReplica,
  { hashes, layout }: { readonly hashes: ReadonlyMap<string, string>; readonly layout: Layout },
): Replica => {
  const versions = versionsAfterStoring(stored, hashes);
  const { device, shift } = stored;
  const unread = new Set(stored.unread ?? []);
  const added = new Set(layout.keys.filter((key) => !stored.registers.includes(key)));
  for (const [register, version] of versions) {
    const key = layout.keyOf(register);
    let known: KnownVersion | undefined = version;
    // An unsent edit is found again by the version of the app that made it.
    if (key === undefined) known = marked(version, "foreign");
    else if (added.has(key)) known = versionOfAdded(version, hashes.get(register) ?? "", device);
    else if (unread.has(register)) known = marked(version, "unread") ?? version;
    if (known === undefined) versions.delete(register);
    else versions.set(register, known);
  }
  const [wall, count] = stored.last;
  // Ask again for what an older version of the app could not store.
  const cursor = added.size === 0 ? stored.cursor : 0;
  const bases = basesOf(stored.bases);
  return { device, last: { wall, count }, shift, cursor, versions, bases };
};
