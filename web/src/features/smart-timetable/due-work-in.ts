import { type ReadDueWork, readDueWork, saysDue } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { TextSpan } from "@smart-planner/planner/wishes";

interface ReadInputs {
  readonly text: string;
  readonly subjects: readonly string[];
  readonly today: CalendarDay;
}

/** The words as due work, if they say when something is due, even if the day is not sure. */
export const dueWorkIn = (
  { start, end }: TextSpan,
  { text, subjects, today }: ReadInputs,
): ReadDueWork | undefined => {
  const written = text.slice(start, end);
  const [work] = saysDue(written) ? readDueWork(written, { today, subjects }) : [];
  return work?.due === undefined && work?.unsure === undefined ? undefined : work;
};
