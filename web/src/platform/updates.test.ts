import { expect, it } from "vitest";
import { createUpdates } from "./updates.ts";

class Worker extends EventTarget {
  state: ServiceWorkerState = "installing";
  messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  checks = 0;
  async update() {
    this.checks += 1;
  }
  find(worker: Worker) {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  paths: string[] = [];
  async register(path: string) {
    this.paths.push(path);
    return this.registration;
  }
}

const open = async (container: Container) => {
  const happened: string[] = [];
  let wake: () => void = () => undefined;
  const updates = createUpdates({
    workers: container as unknown as ServiceWorkerContainer,
    whenQuiet: (run) => run(),
    reload: () => happened.push("reload"),
    onWake: (listener) => {
      wake = listener;
    },
    onRefused: (error) => happened.push(`refused: ${error}`),
  });
  await Promise.resolve();
  await Promise.resolve();
  return { updates, happened, wake: () => wake() };
};

it("offers nothing on the first visit", async () => {
  const container = new Container();
  const { updates, happened } = await open(container);
  const first = new Worker();
  container.registration.find(first);
  first.become("installed");
  container.dispatchEvent(new Event("controllerchange"));
  expect(container.paths).toEqual(["/sw.js"]);
  expect(updates.isReady()).toBe(false);
  expect(happened).toEqual([]);
});

it("offers a new version and takes it only at a press", async () => {
  const container = new Container();
  container.controller = new Worker();
  const { updates, happened } = await open(container);
  let told = 0;
  updates.subscribe(() => {
    told += 1;
  });
  const next = new Worker();
  container.registration.find(next);
  next.become("installed");
  container.registration.waiting = next;
  expect(updates.isReady()).toBe(true);
  expect(told).toBe(1);
  expect(next.messages).toEqual([]);
  updates.take();
  expect(next.messages).toEqual([{ type: "SKIP_WAITING" }]);
  expect(happened).toEqual([]);
  container.dispatchEvent(new Event("controllerchange"));
  expect(happened).toEqual(["reload"]);
});

it("offers a version that has been waiting since an earlier visit", async () => {
  const container = new Container();
  container.controller = new Worker();
  container.registration.waiting = new Worker();
  const { updates } = await open(container);
  expect(updates.isReady()).toBe(true);
});

it("does not reload a page because another tab took the new version", async () => {
  const container = new Container();
  container.controller = new Worker();
  const { updates, happened } = await open(container);
  container.dispatchEvent(new Event("controllerchange"));
  expect(happened).toEqual([]);
  expect(updates.isReady()).toBe(true);
  updates.take();
  expect(happened).toEqual(["reload"]);
});

it("looks for a new version when the page is visible again", async () => {
  const container = new Container();
  const { wake } = await open(container);
  wake();
  expect(container.registration.checks).toBe(1);
});

it("says that service workers are blocked where registering one gives nothing", async () => {
  const container = new Container();
  Object.assign(container, { register: async () => undefined });
  const { updates, happened } = await open(container);
  expect(updates.isReady()).toBe(false);
  expect(happened).toEqual(["refused: Error: Service workers are blocked in this browser"]);
});

it("does without service workers if there are none", () => {
  const updates = createUpdates({
    workers: undefined,
    whenQuiet: (run) => run(),
    reload: () => undefined,
    onWake: () => undefined,
    onRefused: () => undefined,
  });
  expect(updates.isReady()).toBe(false);
});
