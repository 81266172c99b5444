import type { DueTime } from "@smart-planner/planner/due-work";
import { formatClock, parseClock, parseDay } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import type { KeyboardEvent } from "react";
import { DateInput } from "../../ui/date-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";

/** The day and the time at which work is due; without a time it is the end of the day. */
export const DueFields = ({
  label,
  due,
  autoFocus = false,
  onChange,
  onKeyDown,
}: {
  /** Of the day. */
  readonly label: string;
  readonly due: DueTime | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (due: DueTime) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}) => (
  <span className="flex min-w-0 flex-wrap gap-1.5 *:first:flex-[1_1_9rem] *:last:flex-[1_1_7.4rem]">
    <DateInput
      autoFocus={autoFocus}
      aria-label={label}
      value={due?.day ?? ""}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        const day = parseDay(target.value);
        if (day !== undefined) onChange({ ...due, day });
      }}
    />
    <TextInput
      type="time"
      aria-label={useWords(dueWorkWords).dueAt}
      disabled={due === undefined}
      value={due?.minute === undefined ? "" : formatClock(due.minute)}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        const minute = parseClock(target.value);
        if (due !== undefined)
          onChange({ day: due.day, ...(minute === undefined ? {} : { minute }) });
      }}
    />
  </span>
);
