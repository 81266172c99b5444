import { Client } from "pg";
import { startPostgres } from "./postgres.ts";

/**
 * A temporary PostgreSQL: prints its address and runs until SIGTERM. `durable` flushes every
 * commit; further names are databases to create.
 */
const args = process.argv.slice(2);
const server = await startPostgres({ isDurable: args.includes("durable") });
if (server === undefined) process.exit(1);

const names = args.filter((name) => name !== "durable");
const client = new Client({ connectionString: server.url });
await client.connect();
for (const name of names) await client.query(`create database ${client.escapeIdentifier(name)}`);
await client.end();

const end = async () => {
  await server.stop();
  process.exit(0);
};
process.once("SIGTERM", end);
process.once("SIGINT", end);
// Ends when its input closes.
process.stdin.once("end", end).resume();
process.stdout.write(`${server.url}\n`);
