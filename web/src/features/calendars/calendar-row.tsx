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
  const { clock } = usePlatform();
  const { firstDay, showTime } = useDisplay();
  const now = useMoment();
  const picker = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, record, events, source, waiting } = calendar;
  const isFile = record.source.kind === "file";
  const problem = source?.problem ?? null;
  const isBusy = calendars.isBusy(id);
  const inWeek = eventsInWeek(events, now.day, firstDay);
  const leftOut = leftOutText(words, record.leftOut);

  const count = isFile
    ? words.eventsInAll(eventsIn(events))
    : problem === null
      ? words.eventsThisWeek(inWeek)
      : words.lastCopy(inWeek);
  const refreshed =
    source === undefined ? null : whenOf(words, clock.momentOf(source.refreshedAt), now, showTime);
  const age =
    record.source.kind === "file"
      ? words.fileFrom(dayOfFile(words, record.source.readOn, now.day))
      : refreshed === null
        ? ""
        : problem === null
          ? words.refreshed(refreshed)
          : words.copyFrom(refreshed);

  const refresh = async () => {
    setFailure(null);
    const result = await calendars.refresh(id);
    if (!result.ok) setFailure(result.message);
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    setFailure(null);
    const result = await calendars.replaceFile(id, file);
    if (!result.ok) setFailure(result.message ?? words.notRead);
    currentTarget.value = "";
  };

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3 ps-4 pe-2 text-sm md:grid-cols-[auto_minmax(0,1fr)_10rem_10.5rem_auto]">
      <CalendarRing colour={record.colour} />
      <div className="min-w-0">
        <b dir="auto" className="font-(--weight-semi) wrap-anywhere">
          {record.name}
        </b>
        <small className="block text-xs text-ink-3 wrap-anywhere">
          {record.source.kind === "file" || source !== undefined ? (
            <bdi>{record.source.kind === "file" ? record.source.file : source?.host}</bdi>
          ) : (
            words.byAddress
          )}
          {!record.countsAsBusy && words.notBusy}
        </small>
      </div>
      <span className="text-ink-3 max-md:col-start-2 max-md:row-start-2">{count}</span>
      <span className="whitespace-nowrap text-ink-2 tabular-nums max-md:col-start-2 max-md:row-start-3">
        {age}
      </span>
      <span className="flex max-md:col-start-3 max-md:row-start-1">
        {isFile ? (
          <>
            <IconButton
              label={words.newerFileFor(record.name)}
              icon={isBusy ? <Spinner /> : <Upload />}
              size="sm"
              onClick={() => picker.current?.click()}
            />
            <input
              ref={picker}
              type="file"
              accept=".ics,text/calendar"
              aria-label={words.newerFile(record.name)}
              className="hidden"
              onChange={(event) => void choose(event)}
            />
          </>
        ) : (
          <IconButton
            label={words.refresh(record.name)}
            icon={isBusy ? <Spinner /> : <RefreshCw />}
            size="sm"
            onClick={() => void refresh()}
          />
        )}
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
          isBusy={isBusy}
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
