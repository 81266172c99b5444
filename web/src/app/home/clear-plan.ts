import type { Mode } from "@smart-planner/contract";

const names: Readonly<Record<Mode, string>> = { quick: "Quick Plan", advanced: "Advanced Plan" };

export const clearQuestionOf = (mode: Mode): string =>
  `Are you sure you want to clear your current ${names[mode]}? This will also clear your progress tracking and reset all input forms.`;
