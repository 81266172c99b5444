import type { QuickInputs } from "@smart-planner/contract";
import { smartWords } from "@smart-planner/words/en/smart";
import { useWords } from "../../ui/use-words.ts";

/** Dated busy times, from a day on. */
export type TakenTimes = Pick<QuickInputs, "busy" | "dateLimits" | "calendars" | "tasks">;

/** Calendars and days off that a plan goes around without mentioning them. */
export const KeptFree = ({ calendars = [], dateLimits = [] }: TakenTimes) => {
  const words = useWords(smartWords);
  const daysOff = dateLimits.filter(({ minutes }) => minutes === 0).length;
  const names = calendars.map(({ name }) => name);
  return names.length === 0 && daysOff === 0 ? null : (
    <p className="text-sm text-ink-2 wrap-anywhere">{words.keptFree(names, daysOff)}</p>
  );
};
