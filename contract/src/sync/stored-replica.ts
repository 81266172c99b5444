import * as z from "zod/mini";
import { registers } from "../workspace/registers.ts";
import { textRecord } from "../workspace/text-record.ts";
import type { KnownVersion, Replica } from "./replica.ts";
import { isStamp } from "./stamp.ts";
import { deviceSchema } from "./wire.ts";

const stamp = z.string().check(z.refine(isStamp));
const wholeNumber = z.int().check(z.gte(0));
const maxVersions = 200_000;

const storedVersion = z.tuple([stamp, z.string(), z.enum(["edited", "offered", "agreed"])]);
const storedVersions = textRecord({ value: storedVersion, maxEntries: maxVersions });

/** A replica as it is kept on disk. */
export const storedReplicaSchema = z.object({
  user: z.string(),
  device: deviceSchema,
  last: z.tuple([wholeNumber, wholeNumber]),
  shift: z.number(),
  cursor: wholeNumber,
  versions: storedVersions,
  /** The registers that the app knew when this was written. */
  registers: z.array(z.string()),
  /** Versions whose texts were about to be stored when this was written. */
  applying: z.optional(storedVersions),
});
export type StoredReplica = z.output<typeof storedReplicaSchema>;

type Versions = ReadonlyMap<string, KnownVersion>;

const stored = (versions: Versions): StoredReplica["versions"] => {
  const record: Record<string, [string, string, KnownVersion["state"]]> = Object.create(null);
  for (const [register, { stamp, print, state }] of versions)
    record[register] = [stamp, print, state];
  return record;
};

const versionsOf = (record: StoredReplica["versions"]): Map<string, KnownVersion> =>
  new Map(
    Object.entries(record).map(([register, [stamp, print, state]]) => [
      register,
      { stamp, print, state },
    ]),
  );

export const storeReplica = ({
  user,
  replica,
  applying,
}: {
  readonly user: string;
  readonly replica: Replica;
  readonly applying?: Versions;
}): StoredReplica => ({
  user,
  device: replica.device,
  last: [replica.last.wall, replica.last.count],
  shift: replica.shift,
  cursor: replica.cursor,
  versions: stored(replica.versions),
  registers: [...registers],
  ...(applying === undefined ? {} : { applying: stored(applying) }),
});

/**
 * The page may have been killed while it stored what had come from the server. What did reach
 * the storage is then no edit of this device, and must not be stamped as one.
 */
export const restoreReplica = (
  stored: StoredReplica,
  prints: ReadonlyMap<string, string>,
): Replica => {
  const versions = versionsOf(stored.versions);
  for (const [register, version] of versionsOf(stored.applying ?? {}))
    if ((prints.get(register) ?? "") === version.print) versions.set(register, version);
  const added = registers.filter((register) => !stored.registers.includes(register));
  for (const register of added) versions.delete(register);
  const [wall, count] = stored.last;
  const { device, shift } = stored;
  // What an older version of the app could not take over is asked for again.
  const cursor = added.length === 0 ? stored.cursor : 0;
  return { device, last: { wall, count }, shift, cursor, versions };
};
