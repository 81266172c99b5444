import type { PlanMode } from "@smart-planner/planner/model";
import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import { availabilityGridSchema, commitmentsSchema, preferencesSchema } from "./advanced-inputs.ts";
import { displaySchema } from "./display.ts";
import { planInputsSchema, quickInputsSchema } from "./plan-inputs.ts";
import { studyPlanSchema } from "./study-plan.ts";
import { subjectColoursSchema } from "./subject-colours.ts";
import { hoursSchema, subjectRowsSchema } from "./subject-rows.ts";

export type Mode = PlanMode;

/** Single values by storage key; many of a kind are a family of records. */
const schemas = {
  quickPlanCache: studyPlanSchema,
  quickPlanSubjects: subjectRowsSchema,
  quickPlanHours: hoursSchema,
  advancedPlanCache: studyPlanSchema,
  advancedPlanSubjects: subjectRowsSchema,
  studyHoursAvailable: hoursSchema,
  smartplanner_grid: availabilityGridSchema,
  smartplanner_commitments: commitmentsSchema,
  smartplanner_preferences: preferencesSchema,
  smartplanner_plan_inputs: planInputsSchema,
  smartplanner_quick_inputs: quickInputsSchema,
  smartplanner_colours: subjectColoursSchema,
  /** The mode whose plan was made, changed or restored last. */
  smartplanner_plan_in_use: z.looseObject({
    mode: z.enum(["quick", "advanced"]),
    at: z.string().check(z.maxLength(40)),
  }),
  smartplanner_display: displaySchema,
};

export type Register = keyof typeof schemas;
export type RegisterValues = { readonly [Name in Register]: z.output<(typeof schemas)[Name]> };
export type RegisterValue<Name extends Register> = RegisterValues[Name];

export const registerSchemas: {
  readonly [Name in Register]: z.ZodMiniType<RegisterValues[Name]>;
} = schemas;

export const registers = Object.keys(registerSchemas) as readonly Register[];

export const isRegister = (text: string): text is Register => Object.hasOwn(registerSchemas, text);

export const modeRegisters = {
  quick: { plan: "quickPlanCache", subjects: "quickPlanSubjects", hours: "quickPlanHours" },
  advanced: {
    plan: "advancedPlanCache",
    subjects: "advancedPlanSubjects",
    hours: "studyHoursAvailable",
  },
} as const satisfies Record<Mode, Record<"plan" | "subjects" | "hours", Register>>;

export const modes = ["quick", "advanced"] as const satisfies readonly Mode[];

export const otherModeOf = (mode: Mode): Mode => (mode === "quick" ? "advanced" : "quick");

export const registersOfMode = (mode: Mode): readonly Register[] =>
  Object.values(modeRegisters[mode]);

export const madeFromRegisters = {
  quick: "smartplanner_quick_inputs",
  advanced: "smartplanner_plan_inputs",
} as const satisfies Readonly<Record<Mode, Register>>;

/** More form values of the mode; a corrupt one affects no other. */
const formRegisters: Readonly<Record<Mode, readonly Register[]>> = {
  quick: ["smartplanner_quick_inputs"],
  advanced: [
    "smartplanner_grid",
    "smartplanner_commitments",
    "smartplanner_preferences",
    "smartplanner_plan_inputs",
  ],
};

/** Cleared and restored together. */
export const registersOfPlan = (mode: Mode): readonly Register[] => [
  ...registersOfMode(mode),
  ...formRegisters[mode],
];

export const modeOfRegister = (register: Register): Mode | undefined =>
  modes.find((mode) => registersOfMode(mode).includes(register));

export type RegisterReading<Name extends Register> =
  | { readonly ok: true; readonly value: RegisterValue<Name> }
  | { readonly ok: false; readonly message: string };

/** Damaged or foreign text is a value, never a throw. */
export const readRegister = <Name extends Register>(
  register: Name,
  text: string,
): RegisterReading<Name> => {
  const stored = parsedJson(text);
  return stored === undefined
    ? { ok: false, message: "not JSON" }
    : parseRegister(register, stored);
};

export const parseRegister = <Name extends Register>(
  register: Name,
  stored: unknown,
): RegisterReading<Name> => {
  const parsed = z.safeParse(registerSchemas[register], stored);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, message: z.prettifyError(parsed.error) };
};
