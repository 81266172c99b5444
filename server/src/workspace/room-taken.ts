import {
  type FamilyTable,
  families,
  maxUserBytes,
  maxUserRecords,
  recordRegister,
} from "@smart-planner/contract";
import { recordWords } from "@smart-planner/words/en/records";
import { sql } from "kysely";
import type { OfUser } from "../database/of-user.ts";
import { errorOf, type SaidError } from "../http/error-of.ts";

const table: FamilyTable = families;
const kinds = Object.entries(table);

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** The largest parts of the account, in English; read only for a refusal. */
export async function roomTaken({ db, userId }: OfUser): Promise<SaidError> {
  const of = (prefix: string) => sql`register like ${`${recordRegister({ prefix }, "")}%`}`;
  const sums = kinds.flatMap(([, { prefix }], index) => [
    sql<number>`sum(case when ${of(prefix)} then bytes else 0 end)`.as(`bytes_${index}`),
    sql<number>`sum(case when ${of(prefix)} and value is not null then 1 else 0 end)`.as(
      `count_${index}`,
    ),
  ]);
  const held: Readonly<Record<string, unknown>> = await db
    .selectFrom("workspace_register")
    .select(sums)
    .select(sql<number>`sum(bytes)`.as("bytes"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const number = (name: string) => Number(held[name] ?? 0);
  const inFamilies = kinds.reduce((sum, _, index) => sum + number(`bytes_${index}`), 0);
  const parts = [
    { what: "plans and what you entered for them", bytes: number("bytes") - inFamilies },
    ...kinds.map(([family], index) => ({
      what: recordWords.count(family, number(`count_${index}`)),
      bytes: number(`bytes_${index}`),
    })),
  ];
  const taken = parts
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ what, bytes }) => `${what} ${megabytes(bytes)} MB`);
  return errorOf("quota", megabytes(maxUserBytes), maxUserRecords, taken.join(", "));
}
