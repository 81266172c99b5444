import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
}

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

const startsOf = (events: readonly TraceEvent[], name: string): readonly number[] =>
  events
    .filter((event) => event.name === name && event.ph === "X")
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);

/** The traced thread with most frames. */
const mainThreadOf = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const framesOf = (thread: readonly TraceEvent[]) => startsOf(thread, "Commit").length;
  return [...threads.values()].reduce((most, thread) =>
    framesOf(thread) > framesOf(most) ? thread : most,
  );
};

/** Processor time of the main thread per frame, in milliseconds: all tasks since the frame before. */
export async function frameWork(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise<void>((done) => {
    session.once("Tracing.tracingComplete", () => done());
  });
  const traceConfig = { includedCategories: categories };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act();
  await session.send("Tracing.end");
  await complete;
  await session.detach();

  const thread = mainThreadOf(events);
  const commits = startsOf(thread, "Commit");
  const frames = commits.map(() => 0);
  for (const { name, ph, ts, tdur = 0 } of thread) {
    if (name !== "RunTask" || ph !== "X") continue;
    // A task counts for the frame that follows it.
    const frame = commits.findIndex((commit) => commit >= ts);
    if (frame >= 0) frames[frame] = (frames[frame] ?? 0) + tdur / 1_000;
  }
  return frames;
}
