import autocannon from "autocannon";
import { z } from "zod";
import type { Row } from "../row.ts";
import { startProcess } from "./server-process.ts";

const pollsPerSecond = 83;
const seconds = Number(process.env.BENCH_FEED_SECONDS ?? 20);
/** Each is polled at most once. */
const students = pollsPerSecond * (seconds + 5);

/** 300,000 feeds polled hourly: 83 polls a second, each a 304. */
export async function feedPolls(name: string, place: string): Promise<Row> {
  const server = await startProcess("feeds-server.ts", [place, String(students)]);
  try {
    const ask = (path: string) => fetch(new URL(path, server.url));
    const paths = z.array(z.string()).parse(await (await ask("/feeds")).json());
    const polls: { path: string; etag: string }[] = [];
    for (const path of paths) {
      const answer = await ask(path);
      await answer.text();
      polls.push({ path, etag: answer.headers.get("etag") ?? "" });
    }
    await ask("/feeds/later");
    let next = 0;
    const before = server.processorSeconds();
    const result = await autocannon({
      url: server.url,
      connections: 4,
      duration: seconds,
      overallRate: pollsPerSecond,
      requests: [
        {
          method: "GET",
          setupRequest: (request) => {
            const { path = "", etag = "" } = polls[next++ % polls.length] ?? {};
            const headers = { "if-none-match": etag };
            return { ...request, path, headers };
          },
        },
      ],
    });
    const share = (server.processorSeconds() - before) / seconds;
    return {
      topic: "server",
      row: `${name}: ${pollsPerSecond} polls of the feed a second`,
      figure: 100 * share,
      reference: 10,
      ratio: 10 * share,
      unit: "% of a core",
      note: `${result.requests.average.toFixed(0)} a second answered, ${result["3xx"]} with 304, of ${polls.length} feeds last read an hour ago; p99 ${result.latency.p99} ms; reference: what is asked for`,
    };
  } finally {
    await server.stop();
  }
}
