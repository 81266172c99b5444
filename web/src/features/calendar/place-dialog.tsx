import type { CalendarDay } from "@smart-planner/planner/model";
import type { Place } from "@smart-planner/planner/plan";
import { formatClock, parseClock, parseDay } from "@smart-planner/planner/time";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";

const longest = 1440;

const ownEvent = "own";
const studyOf = (subject: string): string => `study ${subject}`;

/** A place by its day and time; for something new also what it is and its length. */
export const PlaceDialog = ({
  title,
  place,
  today,
  newOf,
  verdictAt,
  onPlace,
  onClose,
}: {
  readonly title: string;
  readonly place: Place;
  readonly today: CalendarDay;
  /** Subjects that something new can be a study session of; nothing where something is moved. */
  readonly newOf?: readonly string[] | undefined;
  readonly verdictAt: (place: Place) => string;
  readonly onPlace: (
    place: Place,
    what: { readonly title: string } | { readonly subject: string },
  ) => void;
  readonly onClose: () => void;
}) => {
  const isNew = newOf !== undefined;
  const [kind, setKind] = useState(ownEvent);
  const subject = newOf?.find((one) => studyOf(one) === kind);
  const [name, setName] = useState("Group study");
  const [dayText, setDayText] = useState<string>(place.day);
  const [clockText, setClockText] = useState(formatClock(place.start));
  const [lengthText, setLengthText] = useState(String(place.minutes));
  const day = parseDay(dayText);
  const start = parseClock(clockText);
  const minutes = Number(lengthText);
  const problem =
    day === undefined || day < today
      ? "Choose today or a later day."
      : start === undefined
        ? "Choose a time."
        : !Number.isInteger(minutes) || minutes < 5 || minutes > longest
          ? "Give a length of 5 minutes or more."
          : start + minutes > longest
            ? "It would end after midnight. Begin earlier."
            : isNew && subject === undefined && name.trim() === ""
              ? "Give it a name."
              : undefined;
  const chosen =
    problem === undefined && day !== undefined && start !== undefined
      ? { day, start, minutes }
      : undefined;
  const [hasTried, setTried] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              setTried(true);
              if (chosen !== undefined)
                onPlace(chosen, subject === undefined ? { title: name.trim() } : { subject });
            }}
          >
            {isNew ? "Add" : "Move"}
          </Button>
        </>
      }
    >
      {isNew && newOf.length > 0 && (
        <Field label="What">
          <Select
            value={kind}
            options={[
              { value: ownEvent, label: "An event of your own" },
              ...newOf.map((one) => ({ value: studyOf(one), label: `Study ${one}` })),
            ]}
            onValueChange={setKind}
          />
        </Field>
      )}
      {isNew && subject === undefined && (
        <Field label="Name">
          <TextInput
            value={name}
            maxLength={200}
            dir="auto"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Day">
          <DateInput
            value={dayText}
            min={today}
            onChange={(event) => setDayText(event.target.value)}
          />
        </Field>
        <Field label="Start">
          <TextInput
            type="time"
            step={900}
            value={clockText}
            onChange={(event) => setClockText(event.target.value)}
          />
        </Field>
        {isNew && (
          <Field label="Minutes">
            <TextInput
              inputMode="numeric"
              value={lengthText}
              onChange={(event) => setLengthText(event.target.value)}
            />
          </Field>
        )}
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {chosen === undefined ? hasTried && problem : verdictAt(chosen)}
      </p>
    </Dialog>
  );
};
