import { type Register, readRegister } from "@smart-planner/contract";
import { counted } from "../../ui/counted.ts";

export interface ImportRow {
  readonly register: Register;
  readonly label: string;
  /** Absent when nothing is there yet. */
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
  studyProgress: {
    label: "Ticked sessions",
    summary: (text) => {
      const reading = readRegister("studyProgress", text);
      const flags = reading.ok ? Object.values(reading.value) : [];
      return counted(flags.filter(Boolean).length, "tick");
    },
  },
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

/** What an import would change, part by part. */
export const previewImport = ({
  texts,
  textOf,
}: {
  readonly texts: readonly (readonly [Register, string])[];
  readonly textOf: (register: Register) => string | null;
}): readonly ImportRow[] =>
  texts.map(([register, text]) => {
    const { label, summary } = descriptions[register];
    const present = textOf(register);
    const after = summary(text);
    if (present === null) return { register, label, after, isSame: false };
    return { register, label, before: summary(present), after, isSame: present === text };
  });
