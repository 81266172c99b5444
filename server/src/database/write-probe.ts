import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

interface ProbeInput {
  readonly db: Kysely<Schema>;
  readonly now?: () => number;
}

const goodForMs = 20_000;
const badForMs = 2_000;

/** Writes one row to test the database. Results are cached for a moment, so that many probes are not as many writes. */
export function createWriteProbe({ db, now = Date.now }: ProbeInput): () => Promise<void> {
  let last: { readonly outcome: Promise<void>; freshUntil: number } | undefined;

  const write = async () => {
    const row = { id: 1, written_at: now() };
    await db
      .insertInto("health_probe")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ written_at: row.written_at }))
      .execute();
  };

  return () => {
    if (last !== undefined && now() < last.freshUntil) return last.outcome;
    const asked = { outcome: write(), freshUntil: now() + goodForMs };
    last = asked;
    asked.outcome.catch(() => {
      asked.freshUntil = now() + badForMs;
    });
    return asked.outcome;
  };
}
