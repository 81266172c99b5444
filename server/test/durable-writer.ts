import { openPostgres, openSqlite } from "./open-database.ts";
import { silentLog } from "./silent-log.ts";

/** Writes without end and prints the number of each write once the database has acknowledged it. */
const [place = "", from = "0"] = process.argv.slice(2);
const { db } = place.startsWith("postgres")
  ? await openPostgres({ url: place, log: silentLog })
  : await openSqlite({ folder: place });

for (let number = Number(from); ; number += 1) {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("rate_limit")
      .values({ bucket: `write-${number}`, hits: number, resets_at: 1 })
      .execute();
    await tx
      .insertInto("rate_limit")
      .values({ bucket: `twin-${number}`, hits: number, resets_at: 1 })
      .execute();
  });
  process.stdout.write(`${number}\n`);
}
