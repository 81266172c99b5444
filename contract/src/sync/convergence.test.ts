import { describe, expect, it } from "vitest";
import type { Change } from "./change.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { emptyHub, exchange, type Hub } from "./hub.ts";
import {
  acknowledge,
  correctClock,
  newReplica,
  noticeEdits,
  pendingChange,
  pendingRegisters,
  type Replica,
  receive,
  replicaDigest,
  startOver,
} from "./replica.ts";
import type { SyncResponse } from "./wire.ts";

const seeds = 2_000;
// Seeds take milliseconds each; the limit only has to be above a busy machine.
const patience = 120_000;
const yearMs = 365 * 86_400_000;
const names = [
  "quickPlanCache",
  "quickPlanHours",
  "progress/a",
  "progress/b",
  "progress/__proto__",
];

const generator = (seed: number) => {
  let state = (seed * 2654435761 + 1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, chance: (share: number) => next() < share };
};

class Device {
  readonly texts = new Map<string, string>();
  replica: Replica;
  persisted: Replica;
  verify = true;
  readonly clockError: number;

  constructor(index: number, clockError: number) {
    this.replica = newReplica(`device${String(index).padStart(4, "0")}`);
    this.persisted = this.replica;
    this.clockError = clockError;
  }

  textOf = (register: string) => this.texts.get(register) ?? null;

  now(time: number) {
    return time + this.clockError;
  }

  notice(time: number) {
    const prints = new Map([...this.texts].map(([name, text]) => [name, fingerprintOf(text)]));
    this.replica = noticeEdits(this.replica, { prints, now: this.now(time) });
  }

  persist() {
    this.persisted = this.replica;
  }

  /** The texts were durable at once; what was known of them only since the last save. */
  crash() {
    this.replica = this.persisted;
    this.verify = true;
  }

  request(size: number) {
    const changes = pendingRegisters(this.replica)
      .slice(0, size)
      .flatMap((register): Change[] => {
        const change = pendingChange(this.replica, register, this.textOf);
        return change === undefined ? [] : [change];
      });
    const digest = this.verify ? replicaDigest(this.replica) : undefined;
    const { cursor } = this.replica;
    return { cursor, changes, ...(digest === undefined ? {} : { digest }) };
  }

  accept(sent: readonly Change[], response: SyncResponse, time: number) {
    this.notice(time);
    this.replica = acknowledge(this.replica, sent);
    if (response.reset) this.replica = startOver(this.replica);
    const received = receive(this.replica, { changes: response.changes, textOf: this.textOf });
    for (const { register, value } of received.writes) {
      if (value === null) this.texts.delete(register);
      else this.texts.set(register, value);
    }
    this.replica = { ...received.replica, cursor: response.cursor };
    this.correct(response.now, time);
    this.persist();
  }

  correct(serverNow: number, time: number) {
    this.replica = correctClock(this.replica, { serverNow, now: this.now(time) });
  }
}

interface World {
  time: number;
  hub: Hub;
  readonly devices: readonly Device[];
  readonly delayed: { readonly request: ReturnType<Device["request"]> }[];
}

const deliver = (world: World, request: ReturnType<Device["request"]>, pageSize: number) => {
  const answer = exchange(world.hub, { request, now: world.time, pageSize });
  if (answer.ok) world.hub = answer.hub;
  return answer;
};

const syncOnce = (world: World, device: Device, pageSize: number, loseAnswer: boolean) => {
  device.notice(world.time);
  device.persist();
  const request = device.request(pageSize);
  const answer = deliver(world, request, pageSize);
  if (loseAnswer) return;
  if (answer.ok) device.accept(request.changes, answer.response, world.time);
  else device.correct(answer.now, world.time);
};

const settle = (world: World) => {
  for (let round = 0; round < 30; round++)
    for (const device of world.devices) {
      device.verify = true;
      syncOnce(world, device, 3, false);
    }
};

const contents = (device: Device) => [...device.texts].sort(([a], [b]) => (a < b ? -1 : 1));

const live = (hub: Hub) =>
  [...hub.rows.values()]
    .flatMap(({ register, value }) => (value === null ? [] : [[register, value] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1));

const clockErrors = [0, 0, 0, 10 * yearMs, -10 * yearMs, 40_000, -2_000];

const play = (seed: number, { crashes, restores }: { crashes: boolean; restores: boolean }) => {
  const { below, chance } = generator(seed);
  const devices = Array.from(
    { length: 2 + below(4) },
    (_, index) => new Device(index, clockErrors[below(clockErrors.length)] ?? 0),
  );
  const world: World = { time: 1_800_000_000_000, hub: emptyHub, devices, delayed: [] };
  const written = new Set<string>();
  let backup = world.hub;
  const steps = 20 + below(60);
  for (let step = 0; step < steps; step++) {
    world.time += below(5_000);
    const device = devices[below(devices.length)];
    const name = names[below(names.length)];
    if (device === undefined || name === undefined) continue;
    const dice = below(100);
    if (dice < 35) {
      const text = JSON.stringify(`${step} of ${seed}${chance(0.2) ? "x".repeat(40) : ""}`);
      written.add(text);
      device.texts.set(name, text);
      if (chance(0.7)) device.notice(world.time);
    } else if (dice < 42) {
      device.texts.delete(name);
    } else if (dice < 80) {
      syncOnce(world, device, 1 + below(5), chance(0.25));
    } else if (dice < 86) {
      device.notice(world.time);
      world.delayed.push({ request: device.request(9) });
    } else if (dice < 92) {
      const late = world.delayed[below(world.delayed.length)];
      if (late !== undefined) deliver(world, late.request, 9);
    } else if (dice < 95 && crashes) {
      device.crash();
    } else if (dice < 97 && restores) {
      backup = world.hub;
    } else if (dice === 98 && restores) {
      world.hub = chance(0.3) ? emptyHub : backup;
    }
  }
  settle(world);
  return { world, written };
};

const expectAgreement = (world: World) => {
  const agreed = live(world.hub);
  for (const device of world.devices) expect(contents(device)).toEqual(agreed);
};

describe("devices that lose, repeat, delay and crash", { timeout: patience }, () => {
  it(`agree with each other and with the server, ${seeds} seeds`, () => {
    for (let seed = 1; seed <= seeds; seed++) {
      const { world, written } = play(seed, { crashes: true, restores: true });
      expectAgreement(world);
      for (const [, text] of live(world.hub)) expect(written.has(text)).toBe(true);
    }
  });

  it("each see the next edit win, whatever their clock says", () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { world } = play(seed, { crashes: true, restores: true });
      for (const [index, device] of world.devices.entries()) {
        world.time += 60_000;
        const text = JSON.stringify(`final ${index}`);
        device.texts.set("quickPlanCache", text);
        settle(world);
        for (const other of world.devices) expect(other.textOf("quickPlanCache")).toBe(text);
      }
    }
  });

  it("lose nothing that was on the server or on a device when the server is emptied", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { world } = play(seed, { crashes: false, restores: false });
      const before = live(world.hub);
      world.hub = emptyHub;
      settle(world);
      expect(live(world.hub)).toEqual(before);
      expectAgreement(world);
    }
  });

  it("keep ticks made on two devices at once", () => {
    const devices = [new Device(1, 0), new Device(2, 0)] as const;
    const world: World = { time: 1_800_000_000_000, hub: emptyHub, devices, delayed: [] };
    devices[0].texts.set("progress/a", "true");
    devices[1].texts.set("progress/b", "true");
    settle(world);
    expect(contents(devices[0])).toEqual([
      ["progress/a", "true"],
      ["progress/b", "true"],
    ]);
    expectAgreement(world);
  });

  it("carry a deletion to every device", () => {
    const devices = [new Device(1, 0), new Device(2, 0)] as const;
    const world: World = { time: 1_800_000_000_000, hub: emptyHub, devices, delayed: [] };
    devices[0].texts.set("quickPlanCache", "{}");
    settle(world);
    world.time += 1_000;
    devices[1].texts.delete("quickPlanCache");
    settle(world);
    expect(devices[0].texts.size).toBe(0);
    expectAgreement(world);
  });
});
