import { defaultPreferences } from "@smart-planner/planner";
import { families } from "../workspace/families.ts";
import { readRecord } from "../workspace/record-map.ts";
import { type Register, readRegister, registers } from "../workspace/registers.ts";
import { joinValues, type Shape } from "./join-values.ts";

interface Versions {
  /** What was kept of the version that both come from: `null` for none, `undefined` where nobody knows. */
  readonly base: string | null | undefined;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly isOursLater: boolean;
}

interface Joined {
  readonly text: string | null;
  /** Whether what was made here is in it; otherwise it lost against the other. */
  readonly holdsOurs: boolean;
}

/** How two versions of one register become one that holds what was done on both sides. */
export interface JoinRule {
  /** What has to be kept of a version for this; without it, nothing but that there was none. */
  keep?(text: string | null): string | null;
  /** `undefined` where they cannot be joined: then the later one counts, as for every other register. */
  join(versions: Versions): Joined | undefined;
}

type Read = (
  text: string,
) => { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** For what is entered as one value, and is small enough to be kept twice. */
const byShape = (
  shape: Shape,
  {
    read,
    usual = shape.kind === "list" ? [] : {},
    mostLength = Number.POSITIVE_INFINITY,
  }: {
    readonly read: Read;
    /** What holds while nothing is stored. */
    readonly usual?: unknown;
    readonly mostLength?: number;
  },
): JoinRule => {
  const reading = (text: string | null): ReturnType<Read> =>
    text === null ? { ok: true, value: usual } : read(text);
  return {
    keep: (text) => text,
    join: ({ base, ours, theirs, isOursLater }) => {
      if (base === undefined) return undefined;
      const [was, own, other] = [base, ours, theirs].map(reading);
      if (!was?.ok || !own?.ok || !other?.ok) return undefined;
      const versions = { base: was.value, ours: own.value, theirs: other.value };
      const value = joinValues(versions, { shape, isOursLater });
      const isEmpty = Object.keys(Object(value)).length === 0;
      if (isEmpty && (ours === null || theirs === null)) return { text: null, holdsOurs: true };
      const text = JSON.stringify(value);
      // Two lists that are each within the limits may be too long together.
      return text.length <= mostLength && read(text).ok ? { text, holdsOurs: true } : undefined;
    },
  };
};

const rows: Shape = { kind: "list", by: "subject", isUnique: true, item: { kind: "fields" } };

const shapes: Partial<Readonly<Record<Register, Shape>>> = {
  quickPlanSubjects: rows,
  advancedPlanSubjects: rows,
  smartplanner_grid: { kind: "map", each: { kind: "whole" } },
  smartplanner_commitments: {
    kind: "list",
    by: "name",
    isUnique: false,
    // A start from here and an end from there would be hours that nobody entered.
    item: { kind: "fields", together: ["startTime", "endTime"] },
  },
  smartplanner_preferences: {
    kind: "fields",
    shapes: {
      pomodoro: { kind: "fields" },
      subjectDifficulty: { kind: "map", each: { kind: "whole" } },
      comfort: { kind: "fields" },
    },
  },
};

const subjectWork: Shape = {
  kind: "fields",
  together: ["way", "goalMinutes"],
  shapes: {
    exams: { kind: "list", by: "id", isUnique: true, item: { kind: "fields" } },
  },
};

const rulesOfRegisters: ReadonlyMap<string, JoinRule> = new Map([
  ...registers.flatMap((register) => {
    const shape = shapes[register];
    const read: Read = (text) => readRegister(register, text);
    if (shape === undefined) return [];
    // Preferences are stored whole with the first of them: what was left as usual was not chosen.
    const usual = register === "smartplanner_preferences" ? defaultPreferences : undefined;
    return [[register, byShape(shape, { read, usual })] as const];
  }),
]);

const rulesOfPrefixes: ReadonlyMap<string, JoinRule> = new Map([
  [
    families.subjects.prefix,
    byShape(subjectWork, {
      read: (text) => readRecord(families.subjects, text),
      mostLength: families.subjects.limits.length,
    }),
  ],
]);

/** How versions of a register are joined; `undefined` for those of which the later one counts. */
export const joinRuleOf = (register: string): JoinRule | undefined => {
  const slash = register.indexOf("/");
  return slash < 0 ? rulesOfRegisters.get(register) : rulesOfPrefixes.get(register.slice(0, slash));
};
