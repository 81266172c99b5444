import type { DateLabel } from "@smart-planner/planner/model";
import { dayOfLabel, labelOf } from "@smart-planner/planner/time";

/** Reads `05-March-2027` and `5 March 2027`; gives the first form. */
export const canonicalLabel = (text: string): DateLabel | undefined => {
  const day = dayOfLabel(text);
  return day === undefined ? undefined : labelOf(day);
};

/** A progress key begins with a label: both forms of it lead to the same tick. */
export const canonicalProgressKey = (key: string): string => {
  const match = /^(\d{1,2}[- ][A-Za-z]+[- ]\d{4})(-.*)$/s.exec(key);
  const label = match?.[1] === undefined ? undefined : canonicalLabel(match[1]);
  return label === undefined ? key : `${label}${match?.[2] ?? ""}`;
};
