import type { WorkerOrder, WorkerReport } from "./workers.ts";

const run = async ({ module, given }: WorkerOrder): Promise<WorkerReport> => {
  try {
    const { work } = await import(module);
    return { answer: await work(given) };
  } catch {
    // The message of an error may quote a student's text.
    return {};
  }
};

process.on("message", async (order: WorkerOrder) => process.send?.(await run(order)));
// A stop by the keyboard reaches every process; a worker ends with the server.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(0));
