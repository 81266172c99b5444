import type { Change, FamilyTable, SyncRequest, SyncResponse } from "@smart-planner/contract";
import { emptyHub, exchange, type Hub } from "../../contract/test/hub.ts";
import { createSyncEngine } from "../src/features/sync/sync-engine.ts";
import type { ApiResult } from "../src/platform/api.ts";
import type { Background, LiveEvents } from "../src/platform/background.ts";
import { createStorage } from "../src/platform/storage.ts";
import { createWorkspace } from "../src/platform/workspace.ts";
import { MemoryArea } from "./memory-area.ts";

export { emptyHub, exchange };

/** The server as the devices see it. */
export class Server {
  hub: Hub = emptyHub;
  time = 1_800_000_000_000;
  /** Error of its clock. */
  clockError = 0;
  requests: SyncRequest[] = [];
  /**
   * An older version: it does not report its latest stamp, nor its own value instead of a lost
   * change.
   */
  isOlder = false;
  answer:
    | "normal"
    | "lost"
    | "down"
    | "signed-out"
    | "too-large"
    | "quota"
    | "protocol"
    | "other"
    | "too-many"
    | "clock" = "normal";
  readonly live = new Set<LiveEvents>();

  send = async (request: SyncRequest): Promise<ApiResult<SyncResponse>> => {
    this.requests.push(structuredClone(request));
    const fail = (status: number, code?: string) =>
      ({
        ok: false,
        status,
        message: `refused ${status}`,
        body: { error: "", code, now: this.time },
      }) as const;
    if (this.answer === "down") return fail(0);
    if (this.answer === "signed-out") return fail(401);
    if (this.answer === "quota") return fail(413, "quota");
    if (this.answer === "protocol") return fail(409, "protocol");
    if (this.answer === "too-many") return fail(429, "too-many");
    if (this.answer === "clock") return fail(409, "clock");
    if (this.answer === "other") return fail(409, "other-user");
    if (
      this.answer === "too-large" &&
      request.changes.some(({ value }) => (value ?? "").length > 900)
    )
      return fail(413);
    const done = exchange(this.hub, {
      request,
      now: this.time + this.clockError,
      pageSize: 5,
    });
    if (!done.ok)
      return {
        ok: false,
        status: 409,
        message: "",
        body: {
          error: "",
          code: "clock",
          now: done.now,
          ...(this.isOlder ? {} : { latest: done.latest }),
        },
      };
    const { cursor, changes, reset } = done.response;
    const isTold = ({ register }: Change) =>
      reset || (done.hub.rows.get(register)?.sequence ?? cursor) > request.cursor;
    const response = {
      ...done.response,
      changes: this.isOlder ? changes.filter(isTold) : changes,
    };
    const changed = done.hub.head !== this.hub.head;
    this.hub = done.hub;
    if (changed) for (const { onChange } of [...this.live]) onChange(String(this.hub.head));
    return this.answer === "lost" ? fail(0) : { ok: true, value: response };
  };

  textOf = (register: string) => this.hub.rows.get(register)?.value ?? null;
}

/** One browser, whose tabs share storage. */
export class Browser extends MemoryArea {
  readonly tabs = new Set<(key: string | null) => void>();
  lockQueue: (() => void)[] = [];
  clockError = 0;
  /** False without Web Locks: every tab leads the sync. */
  hasLocks = true;
}

let devices = 0;

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A page with a workspace and sync; time passes only by a call. */
export const openTab = (
  browser: Browser,
  server: Server,
  { user = "ada", families }: { readonly user?: string; readonly families?: FamilyTable } = {},
) => {
  const timers = new Set<Timer>();
  const wakers = new Set<() => void>();
  const logged: string[] = [];
  const happened: string[] = [];
  let demoPlan: string | undefined;
  let heard: (key: string | null) => void = () => undefined;
  /** Other tabs learn of a change after the present task. */
  const tellOthers = (key: string) => {
    for (const tab of browser.tabs) if (tab !== heard) void Promise.resolve().then(() => tab(key));
  };
  const area = {
    getItem: (key: string) => browser.getItem(key),
    setItem(key: string, text: string) {
      browser.setItem(key, text);
      tellOthers(key);
    },
    removeItem(key: string) {
      browser.removeItem(key);
      tellOthers(key);
    },
  };
  const own = new Set<(key: string | null) => void>();
  heard = (key) => {
    for (const listener of own) listener(key);
  };
  browser.tabs.add(heard);
  const onChangeElsewhere = (listener: (key: string | null) => void) => {
    own.add(listener);
    return () => own.delete(listener);
  };
  const log = {
    warn: (message: string) => void logged.push(message),
    error: (message: string) => void logged.push(message),
  };
  const timestamp = () => "2027-01-15T08:00:00.000Z";
  const storage = createStorage({ area, log, timestamp, onChangeElsewhere });
  const workspace = createWorkspace({
    area,
    log,
    timestamp,
    onChangeElsewhere,
    ...(families === undefined ? {} : { families }),
  });
  let present = true;
  const background: Background = {
    now: () => server.time + browser.clockError,
    steady: () => server.time,
    random: () => 0.5,
    newDeviceId: () => `device${String(devices++).padStart(4, "0")}${user}`,
    later(ms, run) {
      const timer = { at: server.time + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    onWake(listener) {
      wakers.add(listener);
      return () => wakers.delete(listener);
    },
    onHide: () => () => undefined,
    isVisible: () => true,
    inOneTab(_name, run) {
      if (!browser.hasLocks) {
        run();
        return () => undefined;
      }
      browser.lockQueue.push(run);
      if (browser.lockQueue.length === 1) run();
      return () => {
        const first = browser.lockQueue[0] === run;
        browser.lockQueue = browser.lockQueue.filter((each) => each !== run);
        if (first) browser.lockQueue[0]?.();
      };
    },
    listen(_path, events) {
      server.live.add(events);
      events.onOpen();
      return () => server.live.delete(events);
    },
  };
  const engine = createSyncEngine({
    user,
    workspace,
    storage,
    background,
    log,
    send: async (request) => {
      const answer = await server.send(request);
      // A killed page gets no answer.
      return present ? answer : new Promise(() => undefined);
    },
    onPlanLost: ({ plan }) => void happened.push(`lost ${plan}`),
    onEmptyAccount() {
      if (demoPlan === undefined) return;
      browser.entries.set("quickPlanCache", demoPlan);
      demoPlan = undefined;
      workspace.reload();
    },
    onOtherUser: () => void happened.push("other user"),
  });
  const flush = async () => {
    for (let turn = 0; turn < 60; turn++) await Promise.resolve();
  };
  return {
    engine,
    workspace,
    logged,
    happened,
    leaveDemoPlan(text: string) {
      demoPlan = text;
    },
    wake: () => {
      for (const waken of [...wakers]) waken();
    },
    /** Runs due timers. */
    async pass(ms: number) {
      await flush();
      const end = server.time + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        server.time = Math.max(server.time, next.at);
        next.run();
        await flush();
      }
      server.time = Math.max(server.time, end);
    },
    /** Without any shutdown. */
    kill() {
      present = false;
      timers.clear();
      wakers.clear();
      browser.tabs.delete(heard);
      browser.lockQueue = [];
    },
  };
};

export type Tab = ReturnType<typeof openTab>;

/** Syncs in turns until all agree. */
export const meet = async (...tabs: readonly Tab[]) => {
  for (let round = 0; round < 3; round += 1) for (const tab of tabs) await tab.pass(3_000);
};

export const twoDevices = async () => {
  const server = new Server();
  const laptop = openTab(new Browser(), server);
  const phone = openTab(new Browser(), server);
  await meet(laptop, phone);
  return { server, laptop, phone };
};
