import { type FamilyDefinition, readRecord, recordOf } from "@smart-planner/contract";
import type { OfUser } from "../database/of-user.ts";
import { liveRecordsOf } from "./registers-table.ts";

/** The records of a family by id, as they were last synced; those that cannot be read are left out. */
export async function recordsOf<Value>({
  db,
  userId,
  family,
}: OfUser & { readonly family: FamilyDefinition<Value> }): Promise<
  Readonly<Record<string, Value>>
> {
  const records: Record<string, Value> = Object.create(null);
  for (const { register, value } of await liveRecordsOf({ db, userId, family })) {
    const id = recordOf(register)?.id;
    const read = readRecord(family, value);
    if (id !== undefined && read.ok) records[id] = read.value;
  }
  return records;
}
