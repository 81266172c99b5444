import type { DateLabel } from "@smart-planner/planner/model";
import { dayOfLabel, labelOf } from "@smart-planner/planner/time";

/** Accepts `05-March-2027` and `5 March 2027`; returns the first form. */
export const canonicalLabel = (text: string): DateLabel | undefined => {
  const day = dayOfLabel(text);
  return day === undefined ? undefined : labelOf(day);
};

/** Both forms of the label in a progress key lead to the same tick. */
export const canonicalProgressKey = (key: string): string => {
  const match = /^(\d{1,2}[- ][A-Za-z]+[- ]\d{4})(-.*)$/s.exec(key);
  const label = match?.[1] === undefined ? undefined : canonicalLabel(match[1]);
  return label === undefined ? key : `${label}${match?.[2] ?? ""}`;
};
