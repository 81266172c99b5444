import { startPostgres } from "./postgres.ts";

/** A throwaway PostgreSQL for browser tests: prints its address and lasts until SIGTERM. */
const server = await startPostgres();
if (server === undefined) process.exit(1);

const end = async () => {
  await server.stop();
  process.exit(0);
};
process.once("SIGTERM", end);
process.once("SIGINT", end);
// Whoever started it holds its input; an end of that is the end of them.
process.stdin.once("end", end).resume();
process.stdout.write(`${server.url}\n`);
