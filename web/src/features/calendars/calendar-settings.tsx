import { type CalendarRecord, calendarColours } from "@smart-planner/contract";
import { mayTakeDay } from "@smart-planner/planner/calendars";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { CalendarRing } from "./calendar-ring.tsx";
import type { ListedCalendar } from "./use-calendars.ts";

/** Name, colour, and whether it counts; saved on change. */
export const CalendarSettings = ({
  calendar: { record, events },
  onChange,
  onRemove,
  onClose,
}: {
  readonly calendar: ListedCalendar;
  readonly onChange: (part: Partial<CalendarRecord>) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(calendarsWords);
  const group = useId();
  const hasAllDay = events.some(mayTakeDay);
  return (
    <Dialog
      onClose={onClose}
      title={record.name}
      actions={
        <>
          <Button variant="danger" icon={<Trash2 />} onClick={onRemove}>
            {words.remove}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <Field label={words.name}>
        <TextInput
          dir="auto"
          maxLength={200}
          value={record.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-(--weight-medium)">{words.colour}</legend>
        <div className="flex flex-wrap gap-2">
          {calendarColours.map((colour) => (
            <label
              key={colour}
              className="relative grid size-11 place-items-center rounded-control inset-ring inset-ring-line-strong has-checked:bg-pen-soft has-checked:inset-ring-2 has-checked:inset-ring-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={group}
                aria-label={colour}
                checked={record.colour === colour}
                onChange={() => onChange({ colour })}
                className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
              />
              <CalendarRing colour={colour} className="size-4" />
            </label>
          ))}
        </div>
      </fieldset>
      <Switch
        label={words.countsAsBusy}
        hint={words.notBusyHint}
        checked={record.countsAsBusy}
        onCheckedChange={(countsAsBusy) => onChange({ countsAsBusy })}
      />
      {hasAllDay && (
        <Switch
          label={words.allDayTakes}
          checked={record.allDayIsBusy === true}
          disabled={!record.countsAsBusy}
          onCheckedChange={(allDayIsBusy) => onChange({ allDayIsBusy })}
        />
      )}
    </Dialog>
  );
};
