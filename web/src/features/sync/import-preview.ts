import {
  type FamilyDefinition,
  planNames,
  type Register,
  readRecord,
  readRegister,
  recordOf,
} from "@smart-planner/contract";
import type { Workspace } from "../../platform/workspace.ts";
import { counted } from "../../ui/counted.ts";

export interface ImportRow {
  /** Storage key. */
  readonly key: string;
  readonly label: string;
  /** Missing if there is nothing yet. */
  readonly before?: string;
  readonly after: string;
  readonly isSame: boolean;
}

const descriptions: {
  readonly [Name in Register]: {
    readonly label: string;
    readonly summary: (text: string) => string;
  };
} = {
  quickPlanCache: { label: "Quick Plan", summary: (text) => planSummary("quickPlanCache", text) },
  quickPlanSubjects: { label: "Quick Plan subjects", summary: (text) => listSummary(text) },
  quickPlanHours: { label: "Quick Plan hours", summary: (text) => `${text} per day` },
  advancedPlanCache: {
    label: "Advanced Plan",
    summary: (text) => planSummary("advancedPlanCache", text),
  },
  advancedPlanSubjects: { label: "Advanced Plan subjects", summary: (text) => listSummary(text) },
  studyHoursAvailable: { label: "Advanced Plan hours", summary: (text) => `${text} per day` },
  smartplanner_grid: {
    label: "Weekly availability",
    summary: (text) => {
      const reading = readRegister("smartplanner_grid", text);
      return counted(reading.ok ? Object.keys(reading.value).length : 0, "painted hour");
    },
  },
  smartplanner_commitments: {
    label: "Commitments",
    summary: (text) => {
      const reading = readRegister("smartplanner_commitments", text);
      return counted(reading.ok ? reading.value.length : 0, "commitment");
    },
  },
  smartplanner_preferences: { label: "Preferences", summary: () => "your settings" },
  smartplanner_plan_inputs: {
    label: "What the Advanced Plan was made from",
    summary: () => "as you had entered it",
  },
  smartplanner_quick_inputs: {
    label: "What the Quick Plan was made from",
    summary: () => "as you had entered it",
  },
  smartplanner_colours: {
    label: "Colours",
    summary: (text) => {
      const reading = readRegister("smartplanner_colours", text);
      return counted(reading.ok ? Object.keys(reading.value).length : 0, "subject");
    },
  },
  smartplanner_plan_in_use: {
    label: "Plan in use",
    summary: (text) => {
      const reading = readRegister("smartplanner_plan_in_use", text);
      return reading.ok ? planNames[reading.value.mode] : "";
    },
  },
  smartplanner_display: { label: "Display", summary: () => "your settings" },
};

const planSummary = (register: "quickPlanCache" | "advancedPlanCache", text: string): string => {
  const reading = readRegister(register, text);
  const days = reading.ok ? Object.values(reading.value) : [];
  return `${counted(days.length, "day")}, ${counted(days.flat().length, "session")}`;
};

const listSummary = (text: string): string => {
  const reading = readRegister("quickPlanSubjects", text);
  const rows = reading.ok ? reading.value.filter(({ subject }) => subject !== "") : [];
  return counted(rows.length, "subject");
};

type Texts = ReadonlyMap<string, string>;

const recordsSummary = (family: FamilyDefinition<unknown>, texts: Texts): string => {
  const isCounted = (text: string) => {
    const reading = readRecord(family, text);
    return reading.ok && (family.isCounted?.(reading.value) ?? true);
  };
  return counted([...texts.values()].filter(isCounted).length, family.noun, family.nouns);
};

/** The changes of an import; a family's records are added. */
export const previewImport = ({
  file,
  workspace,
}: {
  readonly file: {
    readonly texts: readonly (readonly [Register, string])[];
    readonly records: readonly (readonly [string, string])[];
  };
  readonly workspace: Pick<Workspace, "textOf" | "families" | "recordMap">;
}): readonly ImportRow[] => [
  ...file.texts.map(([key, text]) => {
    const { label, summary } = descriptions[key];
    const present = workspace.textOf(key);
    const after = summary(text);
    if (present === null) return { key, label, after, isSame: false };
    return { key, label, before: summary(present), after, isSame: present === text };
  }),
  ...Object.entries(workspace.families).flatMap(([name, family]) => {
    const added = file.records.flatMap(([register, text]) => {
      const found = recordOf(register, workspace.families);
      return found?.family === name ? [[found.id, text] as const] : [];
    });
    if (added.length === 0) return [];
    const { key, label } = family;
    const present = workspace.recordMap(name).texts;
    const after = recordsSummary(family, new Map([...present, ...added]));
    if (present.size === 0) return [{ key, label, after, isSame: false }];
    const isSame = added.every(([id, text]) => present.get(id) === text);
    return [{ key, label, before: recordsSummary(family, present), after, isSame }];
  }),
];
