import { describe, expect, it } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";
import { layoutOf } from "./layout.ts";
import { step } from "./machine.ts";
import {
  type Look,
  newSyncState,
  type Refusal,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
} from "./machine-state.ts";
import { newReplica } from "./replica.ts";
import { readingOf, stampOf } from "./stamp.ts";
import type { SyncResponse } from "./wire.ts";

const noon = 1_800_000_000_000;
const device = "device01";

const lookAt = (texts: Readonly<Record<string, string>>, rest: Partial<Look> = {}): Look => ({
  now: noon,
  isVisible: true,
  chance: 1,
  hashes: new Map(Object.entries(texts).map(([name, text]) => [name, fingerprintOf(text)])),
  unreadable: new Set(),
  textOf: (register) => texts[register] ?? null,
  damaged: [],
  ...rest,
});

const due = (texts: Readonly<Record<string, string>> = {}, rest?: Partial<Look>): SyncEvent => ({
  kind: "due",
  look: lookAt(texts, rest),
});

const answer = (
  response: Partial<SyncResponse> = {},
  texts: Readonly<Record<string, string>> = {},
): SyncEvent => ({
  kind: "answered",
  response: { now: noon, cursor: 0, more: false, reset: false, changes: [], ...response },
  look: lookAt(texts),
});

const refusal = (refused: Refusal, texts: Readonly<Record<string, string>> = {}): SyncEvent => ({
  kind: "refused",
  refusal: refused,
  look: lookAt(texts),
});

const fresh = newSyncState({
  user: "ada",
  layout: layoutOf(),
  replica: newReplica(device),
  status: { kind: "saving" },
});

/** Asked, answered, everything agreed. */
const settled: SyncState = {
  ...fresh,
  hasMet: true,
  isVerified: true,
  verifiedAt: noon,
  status: { kind: "saved" },
};

const play = (from: SyncState, events: readonly SyncEvent[]) => {
  let state = from;
  let effects: readonly SyncEffect[] = [];
  for (const event of events) ({ state, effects } = step(state, event));
  return { state, effects };
};

const kindsOf = (effects: readonly SyncEffect[]) =>
  effects.map((effect) => {
    switch (effect.kind) {
      case "send": {
        const { changes, digest } = effect.request;
        const names = changes.map(({ register }) => register).join(", ");
        return `send [${names}]${digest === undefined ? "" : " with digest"}`;
      }
      case "store":
        return `store [${effect.writes.map(({ register }) => register).join(", ")}]`;
      case "show":
        return `show ${effect.status.kind}`;
      case "schedule":
        return `schedule ${effect.ms}`;
      case "save":
        return effect.applying === undefined ? "save" : "save what arrives";
      default:
        return effect.kind;
    }
  });

const hours = { quickPlanHours: "4" };
const both = { quickPlanHours: "4", "progress/a": "true" };
const elsewhere = {
  register: "progress/b",
  stamp: stampOf({ wall: noon, count: 0 }, "device02"),
  value: "true",
};

const overtaking = {
  register: "quickPlanCache",
  stamp: stampOf({ wall: noon + 1, count: 0 }, "device02"),
  value: '{"05-March-2027":[]}',
};

const table: readonly (readonly [
  title: string,
  from: SyncState,
  events: readonly SyncEvent[],
  effects: readonly string[],
])[] = [
  ["asks before it sends anything", fresh, [due(hours)], ["save", "send []"]],
  [
    "sends once it has learnt the server's time",
    fresh,
    [due(hours), answer({}, hours)],
    ["save", "save", "send [quickPlanHours]"],
  ],
  [
    "compares once nothing waits",
    settled,
    [due(hours, { now: noon + 11 * 60_000 }), answer({ cursor: 1 }, hours)],
    ["save", "save", "send [] with digest"],
  ],
  [
    "says that there is nothing anywhere, and goes on",
    fresh,
    [due(), answer()],
    ["save", "empty account", "save", "send []"],
  ],
  [
    "notes an edit and sends it soon",
    settled,
    [{ kind: "edited", look: lookAt(hours) }],
    ["save", "show saving", "schedule 400"],
  ],
  [
    "makes nothing of an event without an edit",
    settled,
    [{ kind: "edited", look: lookAt({}) }],
    [],
  ],
  [
    "does not hurry after failures",
    { ...settled, failures: 2 },
    [{ kind: "edited", look: lookAt(hours) }],
    ["save", "show saving"],
  ],
  ["has one request under way at a time", settled, [due(hours), due(both)], []],
  [
    "has another round for what came meanwhile",
    settled,
    [due(hours), due(both), answer({ cursor: 1 }, both)],
    ["save", "save", "send [progress/a]"],
  ],
  [
    "rests when all is sent, longer with live updates",
    { ...settled, isLive: true },
    [due(hours), answer({ cursor: 1 }, hours)],
    ["save", "show saved", "schedule 60000"],
  ],
  [
    "announces texts that arrive before it stores them",
    settled,
    [due(), answer({ cursor: 1, changes: [elsewhere] })],
    ["save what arrives", "store [progress/b]"],
  ],
  [
    "is at one once they are stored",
    settled,
    [
      due(),
      answer({ cursor: 1, changes: [elsewhere] }),
      { kind: "stored", look: lookAt({ "progress/b": "true" }) },
    ],
    ["save", "show saved", "schedule 2000"],
  ],
  [
    "keeps a plan that was overtaken before it was sent",
    { ...settled, hasMet: false },
    [
      due({ quickPlanCache: "{}" }),
      answer({ cursor: 1, changes: [overtaking] }, { quickPlanCache: "{}" }),
    ],
    ["save what arrives", "store [quickPlanCache]", "plan lost"],
  ],
  [
    "asks for the rest of a long answer at once",
    settled,
    [due(), answer({ cursor: 1, more: true })],
    ["save", "save", "send []"],
  ],
  [
    "offers everything to a server that has lost it",
    settled,
    [
      due(hours),
      answer({ cursor: 1 }, hours),
      due(hours),
      answer({ cursor: 0, reset: true }, hours),
    ],
    ["save", "save", "send [quickPlanHours]"],
  ],
  [
    "forgets what was damaged, asks for it again and does not delete it",
    settled,
    [due(hours), answer({ cursor: 1 }, hours), due({}, { damaged: ["quickPlanHours"] })],
    ["save", "forget damage", "save", "send [] with digest"],
  ],
  [
    "waits after a failure",
    settled,
    [due(), refusal({ kind: "unreachable" })],
    ["show offline", "schedule 1000"],
  ],
  [
    "waits longer after the next one",
    { ...settled, failures: 3 },
    [due(), refusal({ kind: "unreachable" })],
    ["show offline", "schedule 8000"],
  ],
  [
    "waits as long as it is asked to",
    settled,
    [due(), refusal({ kind: "wait", ms: 7 })],
    ["show saving", "schedule 7"],
  ],
  [
    "says that one has to sign in",
    settled,
    [due(), refusal({ kind: "signed-out" })],
    ["show signed-out", "schedule 60000"],
  ],
  [
    "ends with another person's session",
    settled,
    [due(), refusal({ kind: "other-user" })],
    ["other user", "schedule 60000"],
  ],
  [
    "says what it is stuck with",
    settled,
    [due(), refusal({ kind: "stuck", message: "Full." })],
    ["show stuck", "schedule 60000"],
  ],
  [
    "stamps again what was ahead of the server",
    settled,
    [due(hours), refusal({ kind: "clock", serverNow: noon, message: "Ahead." }, hours)],
    ["save", "save", "send [quickPlanHours]"],
  ],
  [
    "says so when that is no help",
    { ...settled, wasAhead: true },
    [due(hours), refusal({ kind: "clock", serverNow: noon, message: "Ahead." }, hours)],
    ["show stuck", "schedule 60000"],
  ],
  [
    "sends less at once when it was too much",
    settled,
    [due(both), refusal({ kind: "too-large", message: "Too large." }, both)],
    ["save", "send [quickPlanHours, progress/a]"],
  ],
  [
    "leaves out what is too large by itself",
    settled,
    [due(hours), refusal({ kind: "too-large", message: "Too large." }, both)],
    ["warn", "save", "send [progress/a]"],
  ],
  ["comes back to life at once", { ...settled, failures: 5 }, [{ kind: "woken" }], ["schedule 0"]],
  ["asks when a change is announced", settled, [{ kind: "announced", head: 3 }], ["schedule 0"]],
  [
    "asks when changes may have been missed",
    settled,
    [{ kind: "announced", head: undefined }],
    ["schedule 0"],
  ],
  ["does not ask for what it has sent itself", settled, [{ kind: "announced", head: 0 }], []],
  [
    "asks again when the answer lacks an announced change",
    { ...settled, isLive: true },
    [due(), { kind: "announced", head: 2 }, answer({ cursor: 1 })],
    ["save", "show saved", "save", "send []"],
  ],
  [
    "rests when the answer holds the announced change",
    { ...settled, isLive: true },
    [due(), { kind: "announced", head: 2 }, answer({ cursor: 2 })],
    ["save", "show saved", "schedule 60000"],
  ],
  [
    "asks again when live updates begin while it asks",
    settled,
    [due(), { kind: "live" }, answer()],
    ["save", "show saved", "save", "send []"],
  ],
  [
    "keeps announced changes when the live updates end",
    settled,
    [
      { kind: "announced", head: 3 },
      { kind: "lost", moment: lookAt({}, { isVisible: false }) },
    ],
    [],
  ],
  [
    "polls where there are no live updates",
    settled,
    [{ kind: "lost", moment: lookAt({}) }],
    ["schedule 2000"],
  ],
  [
    "saves what waits when the page is hidden",
    settled,
    [{ kind: "hidden", look: lookAt(hours) }],
    ["save", "schedule 0"],
  ],
  [
    "hears nothing that it did not ask for",
    settled,
    [answer(), refusal({ kind: "unreachable" })],
    [],
  ],
];

describe("one device's side of the sync", () => {
  it.each(table)("%s", (_, from, events, effects) => {
    expect(kindsOf(play(from, events).effects)).toEqual(effects);
  });

  it("gives a server that never has enough a rest", () => {
    let { state, effects } = play(settled, [due()]);
    let rounds = 0;
    for (; effects.some(({ kind }) => kind === "send") && rounds < 1_000; rounds += 1)
      ({ state, effects } = step(state, answer({ cursor: rounds, more: true })));
    expect(rounds).toBe(200);
    expect(kindsOf(effects)).toEqual(["save", "schedule 1000"]);
  });

  it("sends by the server's time, however often that jumps", () => {
    const ahead = due(hours, { now: noon + 3_600_000 });
    const refused = refusal({ kind: "clock", serverNow: noon, message: "Ahead." }, hours);
    const { effects } = play({ ...settled, wasAhead: true }, [ahead, refused, due(hours)]);
    const sent = effects.flatMap((each) => (each.kind === "send" ? each.request.changes : []));
    expect(sent.map(({ stamp }) => readingOf(stamp).wall)).toEqual([noon]);
  });

  it("changes no state that it was given", () => {
    const before = JSON.stringify([settled, [...settled.replica.versions]]);
    play(settled, [due(both), answer({ cursor: 2, changes: [elsewhere] }, both)]);
    expect(JSON.stringify([settled, [...settled.replica.versions]])).toBe(before);
  });
});
