import { startSweep } from "../jobs/start-loop.ts";
import type { Parts } from "../parts.ts";

const everyMs = 60_000;
const mostAtOnce = 500;

export type ReadNotes = ReturnType<typeof createReadNotes>;

/** Last reads are batched and written once a minute: a write per poll costs more than the poll. */
export function createReadNotes({ db, log }: Parts<"db" | "log">) {
  const waiting = new Map<string, number>();

  const write = async () => {
    const notes = [...waiting];
    waiting.clear();
    for (let first = 0; first < notes.length; first += mostAtOnce) {
      const some = notes.slice(first, first + mostAtOnce);
      await db
        .updateTable("plan_feed")
        // Accurate to the minute.
        .set({ last_read_at: Math.max(...some.map(([, at]) => at)) })
        .where(
          "user_id",
          "in",
          some.map(([userId]) => userId),
        )
        .execute();
    }
  };
  const stop = startSweep({ what: "last reads of feeds", run: write, everyMs, log });

  return {
    add: (userId: string, at: number) => void waiting.set(userId, at),
    of: (userId: string): number | undefined => waiting.get(userId),
    /** The address was replaced. */
    drop: (userId: string) => void waiting.delete(userId),
    close: async () => {
      stop();
      await write();
    },
  };
}
