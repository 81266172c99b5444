import { describe, expect, inject, it } from "vitest";
import * as z from "zod/mini";
import { emptyHub, exchange, type Hub } from "../../test/hub.ts";
import { noteFamily } from "../../test/note-family.ts";
import { families, recordRegister } from "../workspace/families.ts";
import type { Change } from "./change.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type Layout, layoutOf } from "./layout.ts";
import {
  acknowledge,
  afterStoring,
  correctClock,
  markSent,
  newReplica,
  noticeEdits,
  pendingChange,
  pendingRegisters,
  type Replica,
  receive,
  replicaDigest,
  startOver,
} from "./replica.ts";
import { restoreReplica, storedReplicaSchema, storeReplica } from "./stored-replica.ts";
import type { SyncResponse } from "./wire.ts";

const seeds = inject("seeds") || 60;
// A seed takes milliseconds; the limit is for a busy machine.
const patience = 120_000;
const yearMs = 365 * 86_400_000;

/** Two versions of the app; the later one has one more family. */
const earlier = layoutOf();
const laterFamilies = { ...families, notes: noteFamily };
const later = layoutOf(laterFamilies);
const ids = ["a", "b", "__proto__"];
const names = [
  "quickPlanCache",
  "quickPlanHours",
  ...Object.values(laterFamilies).flatMap((family) => ids.map((id) => recordRegister(family, id))),
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
  layout: Layout;

  constructor(index: number, clockError: number, layout = later) {
    this.replica = newReplica(`device${String(index).padStart(4, "0")}`);
    this.persisted = this.replica;
    this.clockError = clockError;
    this.layout = layout;
  }

  knows = (register: string) => this.layout.keyOf(register) !== undefined;

  textOf = (register: string) => (this.knows(register) ? (this.texts.get(register) ?? null) : null);

  hashes() {
    const known = [...this.texts].filter(([register]) => this.knows(register));
    return new Map(known.map(([register, text]) => [register, fingerprintOf(text)]));
  }

  /** Another version of the app starts on the same storage. */
  become(layout: Layout) {
    const kept = storeReplica({ user: "ada", replica: this.persisted, layout: this.layout });
    this.layout = layout;
    const stored = z.parse(storedReplicaSchema, JSON.parse(JSON.stringify(kept)));
    this.replica = restoreReplica(stored, { hashes: this.hashes(), layout });
    this.persist();
    this.verify = true;
  }

  now(time: number) {
    return time + this.clockError;
  }

  notice(time: number) {
    this.replica = noticeEdits(this.replica, { hashes: this.hashes(), now: this.now(time) });
  }

  persist() {
    this.persisted = this.replica;
  }

  /** Texts are durable at once; the replica only since its last save. */
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
    this.replica = markSent(this.replica, changes);
    this.persist();
    const { cursor } = this.replica;
    return { cursor, changes, ...(digest === undefined ? {} : { digest }) };
  }

  accept(sent: readonly Change[], response: SyncResponse, time: number) {
    this.notice(time);
    const instead = new Set(response.changes.map(({ register }) => register));
    this.replica = acknowledge(
      this.replica,
      sent.filter(({ register }) => !instead.has(register)),
    );
    this.correct(response.now, time);
    if (response.reset) this.replica = startOver(this.replica);
    const received = receive(this.replica, { changes: response.changes, textOf: this.textOf });
    for (const { register, value } of received.writes) {
      if (!this.knows(register)) continue;
      if (value === null) this.texts.delete(register);
      else this.texts.set(register, value);
    }
    const stored = afterStoring(received.replica, {
      before: this.replica,
      changes: response.changes,
      hashes: this.hashes(),
      keyOf: this.layout.keyOf,
    });
    this.replica = { ...stored, cursor: response.cursor };
    this.persist();
  }

  correct(serverNow: number, time: number, refused?: { readonly latest?: string | undefined }) {
    this.replica = correctClock(this.replica, { serverNow, now: this.now(time), refused });
  }
}

interface World {
  time: number;
  /** Error of the server's clock. */
  serverError: number;
  hub: Hub;
  readonly devices: readonly Device[];
  readonly delayed: { readonly request: ReturnType<Device["request"]> }[];
}

const deliver = (world: World, request: ReturnType<Device["request"]>, pageSize: number) => {
  const answer = exchange(world.hub, { request, now: world.time + world.serverError, pageSize });
  if (answer.ok) world.hub = answer.hub;
  return answer;
};

/** Whether either side had something to send. */
const syncOnce = (world: World, device: Device, pageSize: number, loseAnswer: boolean): boolean => {
  device.notice(world.time);
  device.persist();
  const request = device.request(pageSize);
  const answer = deliver(world, request, pageSize);
  if (loseAnswer) return true;
  if (!answer.ok) {
    device.correct(answer.now, world.time, answer);
    return true;
  }
  device.accept(request.changes, answer.response, world.time);
  const { changes, cursor, reset } = answer.response;
  const wasCompared = request.digest !== undefined && cursor === request.cursor;
  return request.changes.length + changes.length > 0 || reset || !wasCompared;
};

const settle = (world: World) => {
  let isQuiet = false;
  for (let round = 0; round < 60 && !isQuiet; round++) {
    isQuiet = true;
    for (const device of world.devices) {
      device.verify = true;
      if (syncOnce(world, device, 5, false)) isQuiet = false;
    }
  }
  expect(isQuiet).toBe(true);
};

const contents = (device: Device) =>
  [...device.texts]
    .filter(([register]) => device.knows(register))
    .sort(([a], [b]) => (a < b ? -1 : 1));

const live = (hub: Hub) =>
  [...hub.rows.values()]
    .flatMap(({ register, value }) => (value === null ? [] : [[register, value] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1));

const dayMs = 86_400_000;
const serverErrors = [0, 3 * dayMs, -3 * dayMs, yearMs];
const clockErrors = [0, 0, 0, 10 * yearMs, -10 * yearMs, 40_000, -2_000];

interface Faults {
  readonly crashes: boolean;
  readonly restores: boolean;
  readonly deletions?: boolean;
}

const play = (seed: number, { crashes, restores, deletions = true }: Faults) => {
  const { below, chance } = generator(seed);
  const devices = Array.from(
    { length: 2 + below(4) },
    (_, index) =>
      new Device(index, clockErrors[below(clockErrors.length)] ?? 0, chance(0.3) ? earlier : later),
  );
  const world: World = {
    time: 1_800_000_000_000,
    serverError: 0,
    hub: emptyHub,
    devices,
    delayed: [],
  };
  const written = new Set<string>();
  let backup = world.hub;
  const steps = 20 + below(60);
  for (let step = 0; step < steps; step++) {
    world.time += below(5_000);
    const device = devices[below(devices.length)];
    const name = names[below(names.length)];
    if (device === undefined || name === undefined || !device.knows(name)) continue;
    const dice = below(100);
    if (dice < 35) {
      const text = JSON.stringify(`${step} of ${seed}${chance(0.2) ? "x".repeat(40) : ""}`);
      written.add(text);
      device.texts.set(name, text);
      if (chance(0.7)) device.notice(world.time);
    } else if (dice < 42) {
      if (deletions) device.texts.delete(name);
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
    } else if (dice === 97) {
      device.notice(world.time);
      device.persist();
      device.become(chance(0.7) ? later : earlier);
    } else if (dice === 99) {
      world.serverError = serverErrors[below(serverErrors.length)] ?? 0;
    } else if (dice === 98 && restores) {
      world.hub = chance(0.3) ? emptyHub : backup;
    }
  }
  world.serverError = 0;
  settle(world);
  expectAgreement(world);
  for (const device of devices) device.become(later);
  settle(world);
  return { world, written };
};

const expectAgreement = (world: World) => {
  const agreed = live(world.hub);
  for (const device of world.devices)
    expect(contents(device)).toEqual(agreed.filter(([register]) => device.knows(register)));
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
    for (let seed = 1; seed <= seeds; seed++) {
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
    for (let seed = 1; seed <= seeds; seed++) {
      const { world } = play(seed, { crashes: false, restores: false });
      const before = live(world.hub);
      world.hub = emptyHub;
      settle(world);
      expect(live(world.hub)).toEqual(before);
      expectAgreement(world);
    }
  });

  it("remove nothing that was not removed, whichever versions meet", () => {
    for (let seed = 1; seed <= seeds; seed++) {
      const { world } = play(seed, { crashes: true, restores: true, deletions: false });
      for (const { register, value } of world.hub.rows.values())
        expect([seed, register, value]).not.toEqual([seed, register, null]);
    }
  });

  it.each(Object.entries(laterFamilies))("keep %s of two devices made at once", (_, family) => {
    const devices = [new Device(1, 0), new Device(2, 0)] as const;
    const world: World = {
      time: 1_800_000_000_000,
      serverError: 0,
      hub: emptyHub,
      devices,
      delayed: [],
    };
    const [one = "", two = ""] = ["a", "b"].map((id) => recordRegister(family, id));
    devices[0].texts.set(one, "true");
    devices[1].texts.set(two, "true");
    settle(world);
    expect(contents(devices[0])).toEqual([
      [one, "true"],
      [two, "true"],
    ]);
    expectAgreement(world);
    devices[1].texts.delete(one);
    world.time += 1_000;
    settle(world);
    expect(contents(devices[0])).toEqual([[two, "true"]]);
  });

  it("carry a deletion to every device", () => {
    const devices = [new Device(1, 0), new Device(2, 0)] as const;
    const world: World = {
      time: 1_800_000_000_000,
      serverError: 0,
      hub: emptyHub,
      devices,
      delayed: [],
    };
    devices[0].texts.set("quickPlanCache", "{}");
    settle(world);
    world.time += 1_000;
    devices[1].texts.delete("quickPlanCache");
    settle(world);
    expect(devices[0].texts.size).toBe(0);
    expectAgreement(world);
  });
});
