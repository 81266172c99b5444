import { describe, expect, inject, it } from "vitest";
import { emptyHub, exchange, type Hub } from "../../test/hub.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { layoutOf } from "./layout.ts";
import { step } from "./machine.ts";
import { type Look, newSyncState, type SyncEffect, type SyncEvent } from "./machine-state.ts";
import { newReplica } from "./replica.ts";
import type { SyncRequest } from "./wire.ts";

const noon = 1_800_000_000_000;
/** A notified device must not wait for its next poll, a minute later. */
const restMs = 2_000;
const seeds = inject("seeds") || 100;

const generator = (seed: number) => {
  let state = (seed * 2654435761 + 1) >>> 0;
  return (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
};

/** Devices, their streams and the server; messages arrive in any order. */
const createWorld = (below: (count: number) => number) => {
  let hub: Hub = emptyHub;
  const devices: Device[] = [];

  class Device {
    readonly texts = new Map<string, string>();
    /** Whether its stream is open. */
    isHeard = false;
    /** Each in the order sent: the stream, and the one answer. */
    readonly stream: SyncEvent[] = [];
    request: SyncRequest | undefined;
    reply: (() => SyncEvent) | undefined;
    timer: number | undefined;
    #state: ReturnType<typeof newSyncState>;

    constructor(index: number) {
      this.#state = newSyncState({
        user: "ada",
        layout: layoutOf(),
        replica: newReplica(`device000${index}`),
        status: { kind: "saving" },
      });
    }

    look = (): Look => ({
      now: noon,
      isVisible: true,
      chance: 1,
      hashes: new Map([...this.texts].map(([name, text]) => [name, fingerprintOf(text)])),
      unreadable: new Set(),
      textOf: (register) => this.texts.get(register) ?? null,
      damaged: [],
    });

    happen(event: SyncEvent) {
      const next = step(this.#state, event);
      this.#state = next.state;
      for (const effect of next.effects) this.act(effect);
    }

    act(effect: SyncEffect) {
      if (effect.kind === "send") this.request = effect.request;
      if (effect.kind === "schedule") this.timer = effect.ms;
      if (effect.kind !== "store") return;
      for (const { register, value } of effect.writes)
        if (value !== null) this.texts.set(register, value);
      this.happen({ kind: "stored", look: this.look() });
    }

    /** All possible next events. */
    ways(): readonly (() => void)[] {
      const { request, reply, timer } = this;
      const ways: (() => void)[] = [];
      if (request !== undefined)
        ways.push(() => {
          this.request = undefined;
          this.reply = serve(request, this);
        });
      if (reply !== undefined)
        ways.push(() => {
          this.reply = undefined;
          this.happen(reply());
        });
      const news = this.stream[0];
      if (news !== undefined)
        ways.push(() => {
          this.stream.shift();
          this.happen(news);
        });
      if (timer !== undefined && timer < restMs)
        ways.push(() => {
          this.timer = undefined;
          this.happen({ kind: "due", look: this.look() });
        });
      return ways;
    }
  }

  const serve = (request: SyncRequest, from: Device): (() => SyncEvent) => {
    const done = exchange(hub, { request, now: noon, pageSize: 2 });
    if (!done.ok) throw new Error("The clocks agree");
    if (done.hub.head !== hub.head)
      for (const device of devices)
        if (device.isHeard) device.stream.push({ kind: "announced", head: done.hub.head });
    hub = done.hub;
    const { response } = done;
    return () => ({ kind: "answered", response, look: from.look() });
  };

  const edit = (device: Device) => {
    device.texts.set(`progress/${below(4)}`, String(below(2) === 0));
    device.happen({ kind: "edited", look: device.look() });
  };
  const connect = (device: Device) => {
    device.isHeard = true;
    device.stream.push({ kind: "live" });
  };
  const lose = (device: Device) => {
    device.isHeard = false;
    device.stream.push({ kind: "lost", moment: { now: noon, isVisible: false, chance: 1 } });
  };

  for (let index = 0; index < 2; index += 1) devices.push(new Device(index));
  return {
    devices,
    hubTexts: () =>
      Object.fromEntries([...hub.rows.values()].map(({ register, value }) => [register, value])),
    disturb: () => {
      const device = devices[below(devices.length)];
      if (device === undefined) return;
      if (below(3) > 0) edit(device);
      else if (device.isHeard) lose(device);
      else connect(device);
    },
    /** All streams reconnect and everything arrives. */
    settle: () => {
      for (const device of devices) if (!device.isHeard) connect(device);
    },
    ways: () => devices.flatMap((device) => device.ways()),
  };
};

describe("live updates", () => {
  it("leave no device behind, in whatever order changes, news and answers come", () => {
    for (let seed = 0; seed < seeds; seed += 1) {
      const below = generator(seed);
      const world = createWorld(below);
      for (const device of world.devices) device.happen({ kind: "due", look: device.look() });
      for (let turn = 0; turn < 30; turn += 1) {
        const ways = world.ways();
        if (below(4) === 0 || ways.length === 0) world.disturb();
        else ways[below(ways.length)]?.();
      }
      world.settle();
      let turns = 0;
      for (let ways = world.ways(); ways.length > 0 && turns < 500; turns += 1) {
        ways[below(ways.length)]?.();
        ways = world.ways();
      }
      expect(turns, `seed ${seed} comes to rest`).toBeLessThan(500);
      for (const device of world.devices)
        expect(Object.fromEntries(device.texts), `seed ${seed}`).toEqual(world.hubTexts());
    }
  });
});
