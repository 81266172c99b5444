import { setTimeout as wait } from "node:timers/promises";
import { median } from "../median.ts";
import type { Row } from "../row.ts";
import { syncPath, tick } from "./load.ts";
import { startProcess } from "./server-process.ts";

const times = 50;
const targetMs = 2_000;
const longestMs = 120_000;

/** The head that each event of the stream reports. */
async function* changesOf(url: string, user: string, signal: AbortSignal) {
  const headers = { "x-test-user": user };
  const response = await fetch(`${url}/api/workspace/events`, { headers, signal });
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (text + chunk).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const head = /^event: change\ndata: ?(\d*)$/m.exec(event)?.[1];
      // Opening and keep-alives report no change.
      if (head === undefined) yield 0;
      else yield head === "" ? Number.POSITIVE_INFINITY : Number(head);
    }
  }
}

/** From sending a tick until another device receives it. */
async function measureDelays(sendTo: string, listenAt: string): Promise<readonly number[]> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(longestMs)]);
  const heard = changesOf(listenAt, "user0", signal);
  const delays: number[] = [];
  try {
    await heard.next();
    // Warm-up: servers connect to each other, and the first tick.
    await wait(1_000);
    for (let each = 1; each <= times + 1; each += 1) {
      const sentAt = performance.now();
      const answer = fetch(`${sendTo}${syncPath}`, { method: "POST", ...tick(sendTo, 1) });
      for (let head = 0; head < each; ) head = (await heard.next()).value ?? each;
      delays.push(performance.now() - sentAt);
      const { ok, status } = await answer;
      if (!ok) throw new Error(`A tick was answered with ${status}.`);
    }
    return delays.slice(1);
  } finally {
    over.abort();
  }
}

/** With one place, one process does both; with two, one each. */
export async function liveDelay(name: string, places: readonly string[]): Promise<Row[]> {
  const servers = [];
  try {
    for (const place of places) servers.push(await startProcess("workspace-server.ts", [place]));
    const delays = await measureDelays(servers.at(0)?.url ?? "", servers.at(-1)?.url ?? "");
    const row = (kind: string, figure: number): Row => ({
      topic: "server",
      row: `${name}: another device hears of a tick, ${kind} of ${times}`,
      unit: "ms",
      figure,
      reference: targetMs,
      ratio: figure / targetMs,
      note: `from sending it to the event, ${places.length === 1 ? "at one process" : "sent to one process, heard at another"}; reference: what is asked for`,
    });
    return [row("median", median(delays)), row("worst", Math.max(...delays))];
  } finally {
    for (const { stop } of servers) await stop();
  }
}
