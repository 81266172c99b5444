import { withKeysApart } from "@smart-planner/planner/plan";
import { families, recordRegister } from "../workspace/families.ts";
import { type Mode, modeRegisters, modes, readRegister } from "../workspace/registers.ts";
import type { Change } from "./change.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { editOn, type Replica, type TextOf } from "./replica.ts";
import { readingOf } from "./stamp.ts";

/** Records that name a session by key. */
const naming = [families.log, families.focus, families.edits, families.reviews];

const planIn = (mode: Mode, text: string | null | undefined) => {
  const reading = text == null ? undefined : readRegister(modeRegisters[mode].plan, text);
  return reading?.ok ? reading.value : undefined;
};

/** Whether a local record names the session: with another key it would lose it. */
const namedIn = (replica: Replica, textOf: TextOf): ((key: string) => boolean) => {
  const texts = [...replica.versions.keys()]
    .filter((register) => naming.some(({ prefix }) => register.startsWith(`${prefix}/`)))
    .flatMap((register) => textOf(register) ?? []);
  return (key) => {
    const isTicked = textOf(recordRegister(families.ticks, key)) !== null;
    return isTicked || texts.some((text) => text.includes(JSON.stringify(key)));
  };
};

/**
 * Gives a local plan other keys where it collides with the other mode's plan from another device.
 * `before` is the replica before the sent changes are acknowledged.
 */
export const plansApart = (
  replica: Replica,
  {
    before,
    writes,
    textOf,
    now,
  }: {
    readonly before: Replica;
    readonly writes: readonly Change[];
    readonly textOf: TextOf;
    readonly now: number;
  },
): { readonly replica: Replica; readonly writes: readonly Change[] } => {
  const textAfter = (mode: Mode) => {
    const { plan } = modeRegisters[mode];
    const write = writes.find(({ register }) => register === plan);
    return {
      isArriving: write !== undefined,
      text: write === undefined ? textOf(plan) : write.value,
    };
  };
  for (const mode of modes) {
    const { plan: register } = modeRegisters[mode];
    const own = textAfter(mode);
    const [otherMode = mode] = modes.filter((each) => each !== mode);
    const other = textAfter(otherMode);
    const known = before.versions.get(register);
    // Data of unknown age must not get a stamp of now: it would override.
    const isOwn = known?.state === "edited" && readingOf(known.stamp).wall > 0 && !own.isArriving;
    const plan = isOwn && other.isArriving ? planIn(mode, own.text) : undefined;
    const met = planIn(otherMode, other.text);
    if (plan === undefined || met === undefined) continue;
    const apart = withKeysApart({ plan, mode, other: met, isKnown: namedIn(before, textOf) });
    if (apart === plan) continue;
    const value = JSON.stringify(apart);
    const hash = fingerprintOf(value);
    const edit = editOn(replica.versions.get(register), {
      replica,
      last: replica.last,
      now,
      hash,
    });
    const { version, last } = edit;
    return {
      replica: { ...replica, last, versions: new Map(replica.versions).set(register, version) },
      writes: [...writes, { register, stamp: version.stamp, value }],
    };
  }
  return { replica, writes };
};
