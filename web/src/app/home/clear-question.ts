import { type Mode, planNames } from "@smart-planner/contract";

export const clearQuestionOf = (mode: Mode): string =>
  `Are you sure you want to clear your current ${planNames[mode]}? This will also clear your progress tracking and reset all input forms.`;
