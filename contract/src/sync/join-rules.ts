import { seriesIdOf } from "@smart-planner/planner/due-work";
import { defaultPreferences, type StudyPlan } from "@smart-planner/planner/model";
import { letGoKeysOf, planBesideLetGo, withLetGoOf } from "@smart-planner/planner/plan";
import { joinRuns, longerRecordOf } from "@smart-planner/planner/progress";
import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import { families } from "../workspace/families.ts";
import { readRecord } from "../workspace/record-map.ts";
import {
  modeRegisters,
  modes,
  type Register,
  readRegister,
  registers,
} from "../workspace/registers.ts";
import type { Change } from "./change.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { joinValues, type Shape } from "./join-values.ts";
import type { Stamp } from "./stamp.ts";

interface Versions {
  /** The common ancestor; `null` for none, `undefined` if unknown. */
  readonly base: string | null | undefined;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly isOursLater: boolean;
}

interface Joined {
  readonly text: string | null;
  /** The plan that gave way to another. */
  readonly lost?: string | null;
}

/** Three-way merge of one register. */
export interface JoinRule {
  /** The part of a version to keep as an ancestor; by default only that there was one. */
  keep?(text: string | null): string | null;
  /** The register that a first version was derived from: weekly work is the ancestor of each of its weeks. */
  origin?(register: string): string | undefined;
  /** `undefined` if they cannot be joined: then the later version wins. */
  join(versions: Versions): Joined | undefined;
}

type Read = (
  text: string,
) => { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** For values that are small enough to be stored twice. */
const byShape = (
  shape: Shape,
  {
    read,
    usual = shape.kind === "list" ? [] : {},
    mostLength = Number.POSITIVE_INFINITY,
  }: {
    readonly read: Read;
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
      if (isEmpty && (ours === null || theirs === null)) return { text: null };
      const text = JSON.stringify(value);
      // Two valid lists may be too long together.
      return text.length <= mostLength && read(text).ok ? { text } : undefined;
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
    // A start from one side and an end from the other would be hours that neither entered.
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
  smartplanner_display: { kind: "fields" },
};

const subjectWork: Shape = {
  kind: "fields",
  together: ["way", "goalMinutes"],
  shapes: {
    exams: { kind: "list", by: "id", isUnique: true, item: { kind: "fields" } },
  },
};

const assignment: Shape = {
  kind: "fields",
  together: ["state", "endedOn"],
  shapes: {
    repeats: { kind: "fields" },
    parts: { kind: "list", by: "id", isUnique: true, item: { kind: "fields" } },
  },
};

const keptPlan = z.object({ beside: z.string(), letGo: z.array(z.string()) });
const nothingKept: z.input<typeof keptPlan> = { beside: "", letGo: [] };

type PlanRegister = "quickPlanCache" | "advancedPlanCache";

const planOf = (register: PlanRegister, text: string | null): StudyPlan | null | undefined => {
  if (text === null) return null;
  const reading = readRegister(register, text);
  return reading.ok ? reading.value : undefined;
};

const besideOf = (plan: StudyPlan | null): string =>
  plan === null ? "" : fingerprintOf(planBesideLetGo(plan));

const joinPlans = (
  register: PlanRegister,
  { base, ours, theirs, isOursLater }: Versions,
): Joined | undefined => {
  if (base === undefined) return undefined;
  const own = planOf(register, ours);
  const other = planOf(register, theirs);
  const reading = keptPlan.safeParse(base === null ? nothingKept : parsedJson(base));
  if (own === undefined || other === undefined || !reading.success) return undefined;
  const kept = reading.data;
  const isOursNew = besideOf(own) !== kept.beside;
  const isTheirsNew = besideOf(other) !== kept.beside;
  const winsOurs = isOursNew && (isOursLater || !isTheirsNew);
  const [plan, loser] = winsOurs ? [own, other] : [other, own];
  const [text, losing] = winsOurs ? [ours, theirs] : [theirs, ours];
  const lost = isOursNew && isTheirsNew ? losing : null;
  if (plan === null || loser === null) return { text, lost };
  const joined = withLetGoOf({ plan, other: loser, before: new Set(kept.letGo) });
  return { text: joined === plan ? text : JSON.stringify(joined), lost };
};

/** A plan is too large to store twice, and two plans cannot be joined; released sessions can be. */
const planRule = (register: PlanRegister): JoinRule => ({
  keep: (text) => {
    const plan = planOf(register, text);
    if (plan === undefined || plan === null) return null;
    return JSON.stringify({ beside: besideOf(plan), letGo: letGoKeysOf(plan) });
  },
  join: (versions) => joinPlans(register, versions),
});

/** Finished on one device is finished; otherwise the presses of both count. */
const focusRule: JoinRule = {
  join: ({ ours, theirs, isOursLater }) => {
    if (ours === null || theirs === null) return { text: null };
    const [own, other] = [ours, theirs].map((text) => readRecord(families.focus, text));
    if (!own?.ok || !other?.ok) return undefined;
    const joined = isOursLater
      ? joinRuns(own.value, other.value)
      : joinRuns(other.value, own.value);
    if (joined === null) return undefined;
    const text = JSON.stringify(joined);
    return readRecord(families.focus, text).ok ? { text } : undefined;
  },
};

/** Two devices that finish one timer create two first versions; later corrections are ordinary edits. */
const logRule: JoinRule = {
  join: ({ base, ours, theirs, isOursLater }) => {
    if (base !== null || ours === null || theirs === null) return undefined;
    const [own, other] = [ours, theirs].map((text) => readRecord(families.log, text));
    if (!own?.ok || !other?.ok) return undefined;
    const longer = isOursLater
      ? longerRecordOf(own.value, other.value)
      : longerRecordOf(other.value, own.value);
    return { text: longer === own.value ? ours : theirs };
  },
};

const rulesOfRegisters: ReadonlyMap<string, JoinRule> = new Map([
  ...registers.flatMap((register) => {
    const shape = shapes[register];
    const read: Read = (text) => readRegister(register, text);
    if (shape === undefined) return [];
    // Preferences are stored whole with the first change: defaults were not chosen.
    const usual = register === "smartplanner_preferences" ? defaultPreferences : undefined;
    return [[register, byShape(shape, { read, usual })] as const];
  }),
  ...modes.map((mode) => {
    const { plan } = modeRegisters[mode];
    return [plan, planRule(plan)] as const;
  }),
]);

const rulesOfPrefixes: ReadonlyMap<string, JoinRule> = new Map([
  [families.focus.prefix, focusRule],
  [families.log.prefix, logRule],
  [
    families.subjects.prefix,
    byShape(subjectWork, {
      read: (text) => readRecord(families.subjects, text),
      mostLength: families.subjects.limits.length,
    }),
  ],
  [
    families.assignments.prefix,
    {
      ...byShape(assignment, {
        read: (text) => readRecord(families.assignments, text),
        mostLength: families.assignments.limits.length,
      }),
      origin: seriesIdOf,
    },
  ],
]);

/** `undefined` if the later version wins. */
export const joinRuleOf = (register: string): JoinRule | undefined => {
  const slash = register.indexOf("/");
  return slash < 0 ? rulesOfRegisters.get(register) : rulesOfPrefixes.get(register.slice(0, slash));
};

/**
 * Whether a change must be joined first with a held version that its sender has not seen. Storing
 * it would lose that version.
 */
export const hasToJoin = (
  { register, stamp }: Change,
  held: { readonly stamp: Stamp; readonly sequence: number } | undefined,
  seen: number,
): boolean =>
  held !== undefined &&
  held.sequence > seen &&
  held.stamp !== stamp &&
  joinRuleOf(register) !== undefined;
