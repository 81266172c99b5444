import {
  type Family,
  type FamilyDefinition,
  type Register,
  readRecord,
  readRegister,
  recordOf,
} from "@smart-planner/contract";
import type { planWords } from "@smart-planner/words/en/plans";
import type { recordWords } from "@smart-planner/words/en/records";
import type { syncWords } from "@smart-planner/words/en/sync";
import type { Workspace } from "../../platform/workspace.ts";

export interface ImportRow {
  /** Storage key. */
  readonly key: string;
  readonly label: string;
  /** Missing if there is nothing yet. */
  readonly before?: string;
  readonly after: string;
  readonly isSame: boolean;
}

interface Said {
  readonly words: typeof syncWords;
  readonly plans: typeof planWords;
  readonly records: typeof recordWords;
}

const countOf = (register: "smartplanner_grid" | "smartplanner_colours", text: string): number => {
  const reading = readRegister(register, text);
  return reading.ok ? Object.keys(reading.value).length : 0;
};

const planSummary: Summary<"quickPlanCache" | "advancedPlanCache"> = (
  text,
  { words },
  register,
) => {
  const reading = readRegister(register, text);
  const days = reading.ok ? Object.values(reading.value) : [];
  return words.daysAndSessions(days.length, days.flat().length);
};

const listSummary: Summary = (text, { words }) => {
  const reading = readRegister("quickPlanSubjects", text);
  const rows = reading.ok ? reading.value.filter(({ subject }) => subject !== "") : [];
  return words.subjects(rows.length);
};

type Summary<Name extends Register = Register> = (
  text: string,
  said: Said,
  register: Name,
) => string;

const summaries: { readonly [Name in Register]: Summary<Name> } = {
  quickPlanCache: planSummary,
  quickPlanSubjects: listSummary,
  quickPlanHours: (text, { words }) => words.hoursPerDay(text),
  advancedPlanCache: planSummary,
  advancedPlanSubjects: listSummary,
  studyHoursAvailable: (text, { words }) => words.hoursPerDay(text),
  smartplanner_grid: (text, { words }, register) => words.paintedHours(countOf(register, text)),
  smartplanner_commitments: (text, { words }, register) => {
    const reading = readRegister(register, text);
    return words.commitments(reading.ok ? reading.value.length : 0);
  },
  smartplanner_preferences: (_, { words }) => words.yourSettings,
  smartplanner_plan_inputs: (_, { words }) => words.asEntered,
  smartplanner_quick_inputs: (_, { words }) => words.asEntered,
  smartplanner_colours: (text, { words }, register) => words.subjects(countOf(register, text)),
  smartplanner_plan_in_use: (text, { plans }, register) => {
    const reading = readRegister(register, text);
    return reading.ok ? plans[reading.value.mode] : "";
  },
  smartplanner_display: (_, { words }) => words.yourSettings,
};

const summaryOf = <Name extends Register>(register: Name, text: string, said: Said): string =>
  summaries[register](text, said, register);

type Texts = ReadonlyMap<string, string>;

const countedIn = (family: FamilyDefinition<unknown>, texts: Texts): number => {
  const isCounted = (text: string) => {
    const reading = readRecord(family, text);
    return reading.ok && (family.isCounted?.(reading.value) ?? true);
  };
  return [...texts.values()].filter(isCounted).length;
};

const labelOf = (labels: Readonly<Record<Family, string>>, name: string): string =>
  new Map(Object.entries(labels)).get(name) ?? name;

/** The changes of an import; a family's records are added. */
export const previewImport = ({
  file,
  workspace,
  ...said
}: Said & {
  readonly file: {
    readonly texts: readonly (readonly [Register, string])[];
    readonly records: readonly (readonly [string, string])[];
  };
  readonly workspace: Pick<Workspace, "textOf" | "families" | "recordMap">;
}): readonly ImportRow[] => [
  ...file.texts.map(([key, text]) => {
    const label = said.words.parts[key];
    const present = workspace.textOf(key);
    const after = summaryOf(key, text, said);
    if (present === null) return { key, label, after, isSame: false };
    return { key, label, before: summaryOf(key, present, said), after, isSame: present === text };
  }),
  ...Object.entries(workspace.families).flatMap(([name, family]) => {
    const added = file.records.flatMap(([register, text]) => {
      const found = recordOf(register, workspace.families);
      return found?.family === name ? [[found.id, text] as const] : [];
    });
    if (added.length === 0) return [];
    const { key } = family;
    const label = labelOf(said.records.labels, name);
    const summary = (texts: Texts) => said.records.count(name, countedIn(family, texts));
    const present = workspace.recordMap(name).texts;
    const after = summary(new Map([...present, ...added]));
    if (present.size === 0) return [{ key, label, after, isSame: false }];
    const isSame = added.every(([id, text]) => present.get(id) === text);
    return [{ key, label, before: summary(present), after, isSame }];
  }),
];
