import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { fingerprintOf } from "./fingerprint.ts";
import { layoutOf } from "./layout.ts";
import { step } from "./machine.ts";
import { type Look, newSyncState, type SyncEffect, type SyncState } from "./machine-state.ts";
import { newReplica, type Replica } from "./replica.ts";
import { stampOf } from "./stamp.ts";
import { restoreReplica, storedReplicaSchema, storeReplica } from "./stored-replica.ts";
import type { SyncResponse } from "./wire.ts";

const noon = 1_800_000_000_000;
const layout = layoutOf();
const register = "quickPlanSubjects";
const rows = (...subjects: readonly string[]) =>
  JSON.stringify(subjects.map((subject) => ({ subject, examDate: "" })));
const theirs = {
  register,
  stamp: stampOf({ wall: noon + 5, count: 0 }, "device02"),
  value: rows("Maths", "Latin"),
};

const lookAt = (text: string, now = noon): Look => ({
  now,
  isVisible: true,
  chance: 1,
  hashes: new Map([[register, fingerprintOf(text)]]),
  unreadable: new Set(),
  textOf: (name) => (name === register ? text : null),
  damaged: [],
});
const answer = (text: string, changes: SyncResponse["changes"] = []) =>
  ({
    kind: "answered",
    response: { now: noon, cursor: changes.length, more: false, reset: false, changes },
    look: lookAt(text),
  }) as const;

const beginWith = (replica: Replica): SyncState => ({
  ...newSyncState({ user: "ada", layout, replica, status: { kind: "saved" } }),
  hasMet: true,
  isVerified: true,
  verifiedAt: noon,
});

/** Agreed on one row, added another, and receives a third. */
const meeting = () => {
  let state = beginWith(newReplica("device01"));
  state = step(state, { kind: "due", look: lookAt(rows("Maths"), noon - 9) }).state;
  state = step(state, answer(rows("Maths"))).state;
  state = step(state, { kind: "due", look: lookAt(rows("Maths", "Greek")) }).state;
  return step(state, answer(rows("Maths", "Greek"), [theirs]));
};

const savedBy = (effects: readonly SyncEffect[]) => {
  const save = effects.find((effect) => effect.kind === "save" && effect.applying !== undefined);
  if (save?.kind !== "save" || save.applying === undefined) throw new Error("nothing is announced");
  const stored = storeReplica({
    user: "ada",
    replica: save.replica,
    layout,
    applying: save.applying,
  });
  return z.parse(storedReplicaSchema, JSON.parse(JSON.stringify(stored)));
};

const writtenBy = (effects: readonly SyncEffect[]) =>
  effects.flatMap((effect) => (effect.kind === "store" ? effect.writes : [])).at(0)?.value;

describe("an edit that meets another version", () => {
  const joined = rows("Maths", "Greek", "Latin");

  it("is stored as one of both", () => {
    expect(writtenBy(meeting().effects)).toBe(joined);
  });

  it.each([
    ["before the text was stored", rows("Maths", "Greek")],
    ["after it", joined],
  ])("comes to the same by a page that was killed %s", (_, held) => {
    const stored = savedBy(meeting().effects);
    const hashes = new Map([[register, fingerprintOf(held)]]);
    const replica = restoreReplica(stored, { hashes, layout });
    const asked = step(
      { ...beginWith(replica), hasMet: false },
      { kind: "due", look: lookAt(held) },
    );
    const met = step(asked.state, answer(held, [theirs]));
    expect(writtenBy(met.effects) ?? held).toBe(joined);
    const done = step(met.state, { kind: "stored", look: lookAt(joined) });
    const sent = [...met.effects, ...done.effects].flatMap((effect) =>
      effect.kind === "send" ? effect.request.changes : [],
    );
    expect(sent.map(({ value }) => value)).toEqual([joined]);
    expect((sent[0]?.stamp ?? "") > theirs.stamp).toBe(true);
  });
});
