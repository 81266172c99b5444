import { calendarProblemWords } from "@smart-planner/words/en/calendar-problems";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { Ellipsis, RefreshCw, Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useWords } from "../../ui/use-words.ts";
import { CalendarRing } from "./calendar-ring.tsx";
import { CalendarSettings } from "./calendar-settings.tsx";
import { dayOfFile, eventsIn, eventsInWeek, leftOutText, whenOf } from "./calendar-words.ts";
import { NewAddress } from "./new-address.tsx";
import type { Calendars, ListedCalendar } from "./use-calendars.ts";

/** Where a calendar is from, its size and its age. */
const useFacts = () => {
  const words = useWords(calendarsWords);
  const { clock } = usePlatform();
  const { firstDay, showTime } = useDisplay();
  const now = useMoment();
  return ({ record, events, source }: ListedCalendar) => {
    if (record.source.kind === "file") {
      const { file, readOn } = record.source;
      const age = words.fileFrom(dayOfFile(words, readOn, now.day));
      return { from: file, count: words.eventsInAll(eventsIn(events)), age };
    }
    const inWeek = eventsInWeek(events, now.day, firstDay);
    if (source === undefined) return { count: words.eventsThisWeek(inWeek), age: "" };
    const { host: from, refreshedAt, problem } = source;
    const refreshed = whenOf(words, clock.momentOf(refreshedAt), now, showTime);
    return problem === null
      ? { from, count: words.eventsThisWeek(inWeek), age: words.refreshed(refreshed) }
      : { from, count: words.lastCopy(inWeek), age: words.copyFrom(refreshed) };
  };
};

/** Asks the address again, or takes a newer file. */
const RefreshButton = ({
  calendar: { id, record },
  calendars,
  onFailure,
}: {
  readonly calendar: ListedCalendar;
  readonly calendars: Calendars;
  readonly onFailure: (message: string | null) => void;
}) => {
  const words = useWords(calendarsWords);
  const picker = useRef<HTMLInputElement>(null);
  const refresh = async () => {
    onFailure(null);
    const result = await calendars.refresh(id);
    if (!result.ok) onFailure(result.message);
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    onFailure(null);
    const result = await calendars.replaceFile(id, file);
    if (!result.ok) onFailure(result.message ?? words.notRead);
    currentTarget.value = "";
  };
  const isFile = record.source.kind === "file";
  const icon = isFile ? <Upload /> : <RefreshCw />;
  return (
    <>
      <IconButton
        label={isFile ? words.newerFileFor(record.name) : words.refresh(record.name)}
        icon={calendars.isBusy(id) ? <Spinner /> : icon}
        size="sm"
        onClick={() => (isFile ? picker.current?.click() : void refresh())}
      />
      {isFile && (
        <input
          ref={picker}
          type="file"
          accept=".ics,text/calendar"
          aria-label={words.newerFile(record.name)}
          className="hidden"
          onChange={(event) => void choose(event)}
        />
      )}
    </>
  );
};

/** One calendar: its kind, size and age, and its actions. */
export const CalendarRow = ({
  calendar,
  calendars,
  onRemove,
}: {
  readonly calendar: ListedCalendar;
  readonly calendars: Calendars;
  /** Without it the row is a short one: refreshed, not managed. */
  readonly onRemove?: (calendar: ListedCalendar) => void;
}) => {
  const words = useWords(calendarsWords);
  const problems = useWords(calendarProblemWords);
  const factsOf = useFacts();
  const [isOpen, setOpen] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, record, source, waiting } = calendar;
  const problem = source?.problem ?? null;
  const leftOut = leftOutText(words, record.leftOut);
  const { from, count, age } = factsOf(calendar);

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3 ps-4 pe-2 text-sm md:grid-cols-[auto_minmax(0,1fr)_10rem_10.5rem_auto]">
      <CalendarRing colour={record.colour} />
      <div className="min-w-0">
        <b dir="auto" className="font-(--weight-semi) wrap-anywhere">
          {record.name}
        </b>
        <small className="block text-xs text-ink-3 wrap-anywhere">
          {from === undefined ? words.byAddress : <bdi>{from}</bdi>}
          {!record.countsAsBusy && words.notBusy}
        </small>
      </div>
      <span className="text-ink-3 max-md:col-start-2 max-md:row-start-2">{count}</span>
      <span className="whitespace-nowrap text-ink-2 tabular-nums max-md:col-start-2 max-md:row-start-3">
        {age}
      </span>
      <span className="flex max-md:col-start-3 max-md:row-start-1">
        <RefreshButton calendar={calendar} calendars={calendars} onFailure={setFailure} />
        {onRemove !== undefined && (
          <IconButton
            label={words.moreFor(record.name)}
            icon={<Ellipsis />}
            size="sm"
            onClick={() => setOpen(true)}
          />
        )}
      </span>
      {waiting > 0 && onRemove !== undefined && (
        <span className="col-start-2 -col-end-1 flex flex-wrap items-center gap-x-2">
          {words.notAddedYet(waiting)}
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.showHandIns(record.name)}
            onClick={() => calendars.offer(id)}
          >
            {words.show}
          </Button>
        </span>
      )}
      {leftOut !== undefined && (
        <span dir="auto" className="col-start-2 -col-end-1 text-ink-3 wrap-anywhere">
          {leftOut}
        </span>
      )}
      {(problem !== null || failure !== null) && (
        <span className="col-start-2 -col-end-1 flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          <FieldError>{failure ?? (problem === null ? "" : problems[problem])}</FieldError>
          {problem !== null && !isMoving && (
            <button
              type="button"
              className="min-h-6 text-sm text-pen-text underline underline-offset-3 hover:text-ink"
              onClick={() => setMoving(true)}
            >
              {words.enterNewAddress}
            </button>
          )}
        </span>
      )}
      {isMoving && (
        <NewAddress
          name={record.name}
          isBusy={calendars.isBusy(id)}
          onSave={(address) => calendars.moveTo(id, address)}
          onClose={() => setMoving(false)}
        />
      )}
      {onRemove !== undefined && isOpen && (
        <CalendarSettings
          calendar={calendar}
          onChange={(part) => calendars.change(id, part)}
          onRemove={() => {
            setOpen(false);
            onRemove(calendar);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
};
