import type { CalendarDay } from "@smart-planner/planner/model";
import type { CalendarEvent, OfferedPlace, Place } from "@smart-planner/planner/plan";
import { addDays, formatClock, parseClock, parseDay } from "@smart-planner/planner/time";
import { planSaidWords } from "@smart-planner/words/en/plan-said";
import { sessionMenuWords } from "@smart-planner/words/en/session-menu";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { radioClass } from "../../ui/radio-class.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";

const longest = 1440;

const ownEvent = "own";
const studyOf = (subject: string): string => `study ${subject}`;

const placeName = (
  { places }: typeof sessionMenuWords,
  day: CalendarDay,
  today: CalendarDay,
  time: string,
): string => {
  if (day === today) return places.today(time);
  return day === addDays(today, 1) ? places.tomorrow(time) : places.day(day, time);
};

/** The place that was entered, or the problem with it. */
const chosenPlace = (
  day: CalendarDay | undefined,
  start: number | undefined,
  minutes: number,
  today: CalendarDay,
  isNamed: boolean,
): Place | keyof typeof sessionMenuWords.problems => {
  if (day === undefined || day < today) return "day";
  if (start === undefined) return "time";
  if (!Number.isInteger(minutes) || minutes < 5 || minutes > longest) return "length";
  if (start + minutes > longest) return "midnight";
  return isNamed ? { day, start, minutes } : "name";
};

/** A place by its day and time; for something new also its kind and its length. */
const PlaceDialog = ({
  session,
  place,
  today,
  editor: { subjects, sessions, places },
  onPlace,
  onClose,
}: {
  /** The moved session; null for a new one. */
  readonly session: CalendarEvent | null;
  readonly place: Place;
  readonly today: CalendarDay;
  readonly editor: PlanEditor;
  readonly onPlace: (
    place: Place,
    what: { readonly title: string } | { readonly subject: string },
  ) => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(sessionMenuWords);
  const { asked } = useWords(planSaidWords);
  const group = useId();
  const { showTime } = useDisplay();
  const isNew = session === null;
  // As they were when the dialog opened.
  const [offers] = useState((): readonly OfferedPlace[] => {
    if (session === null) return [];
    const { laterToday, tomorrow, soon } = sessions.offersFor(session);
    return [laterToday, tomorrow, soon].flatMap((offer) => offer ?? []);
  });
  const [kind, setKind] = useState(ownEvent);
  const subject = subjects.find((one) => studyOf(one) === kind);
  const [name, setName] = useState(words.groupStudy);
  const first = offers.find((offer) => offer.place.day === place.day)?.place ?? place;
  const [dayText, setDayText] = useState<string>(first.day);
  const [clockText, setClockText] = useState(formatClock(first.start));
  const [lengthText, setLengthText] = useState(String(place.minutes));
  const day = parseDay(dayText);
  const start = parseClock(clockText);
  const time = start === undefined ? "…" : showTime(start);
  const isNamed = subject !== undefined || name.trim() !== "";
  const chosen = chosenPlace(day, start, Number(lengthText), today, isNamed);
  const [hasTried, setTried] = useState(false);
  const isAt = (offer: OfferedPlace) => offer.place.day === day && offer.place.start === start;
  const verdict =
    typeof chosen === "string"
      ? hasTried && words.problems[chosen]
      : places.verdictAt(session, chosen);
  const isFree = verdict === asked.free;
  return (
    <Dialog
      onClose={onClose}
      title={isNew ? words.newEvent : words.moveSession(session.title, place.minutes)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              setTried(true);
              if (typeof chosen !== "string")
                onPlace(chosen, subject === undefined ? { title: name.trim() } : { subject });
            }}
          >
            {isNew ? words.add : words.moveTo(time)}
          </Button>
        </>
      }
    >
      {isNew && subjects.length > 0 && (
        <Field label={words.what}>
          <Select
            value={kind}
            options={[
              { value: ownEvent, label: words.ownEvent },
              ...subjects.map((one) => ({ value: studyOf(one), label: words.study(one) })),
            ]}
            onValueChange={setKind}
          />
        </Field>
      )}
      {isNew && subject === undefined && (
        <Field label={words.name}>
          <TextInput
            value={name}
            maxLength={200}
            dir="auto"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      {offers.length > 0 && (
        <div role="radiogroup" aria-label={words.suggestions} className="grid gap-1.5">
          {offers.map((offer) => (
            <label
              key={`${offer.place.day} ${offer.place.start}`}
              className="flex min-h-11 items-center gap-3 rounded-control px-3.5 py-2 font-(--weight-semi) inset-ring inset-ring-line-strong has-checked:bg-pen-soft has-checked:inset-ring-2 has-checked:inset-ring-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border"
            >
              <input
                type="radio"
                className={radioClass}
                name={group}
                checked={isAt(offer)}
                onChange={() => {
                  setDayText(offer.place.day);
                  setClockText(formatClock(offer.place.start));
                }}
              />
              {placeName(words, offer.place.day, today, showTime(offer.place.start))}
              {offer.breaks.dayMinutes !== undefined && (
                <span className="ms-auto text-sm font-(--weight-regular) text-ink-2">
                  {words.thatDayThen(offer.breaks.dayMinutes)}
                </span>
              )}
            </label>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.day}>
          <DateInput
            value={dayText}
            min={today}
            onChange={(event) => setDayText(event.target.value)}
          />
        </Field>
        <Field label={isNew ? words.start : words.time}>
          <TextInput
            type="time"
            step={900}
            value={clockText}
            onChange={(event) => setClockText(event.target.value)}
          />
        </Field>
        {isNew && (
          <Field label={words.minutes}>
            <TextInput
              inputMode="numeric"
              value={lengthText}
              onChange={(event) => setLengthText(event.target.value)}
            />
          </Field>
        )}
      </div>
      <p
        role="status"
        className={classNames(
          "flex min-h-5 items-center gap-2 text-sm",
          isFree ? "text-success" : "text-ink-2",
        )}
      >
        {isFree && <Check aria-hidden="true" className="size-4 flex-none" />}
        {verdict}
      </p>
    </Dialog>
  );
};

export default PlaceDialog;
