import { calendarsWords } from "@smart-planner/words/en/calendars";
import { workImportWords } from "@smart-planner/words/en/work-import";
import { useEffect, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useWords } from "../../ui/use-words.ts";
import { leftOutText } from "./calendar-words.ts";
import type { Calendars } from "./use-calendars.ts";

const mostShown = 8;

const CalendarFileDialog = ({
  file,
  calendars,
  onDone,
}: {
  readonly file: File;
  readonly calendars: Pick<Calendars, "readFile" | "addFile" | "isBusy">;
  readonly onDone: (isUsed: boolean) => void;
}) => {
  const words = useWords(calendarsWords);
  const { found } = useWords(workImportWords);
  const { showTime } = useDisplay();
  const [reading, setReading] = useState<Awaited<ReturnType<Calendars["readFile"]>> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { readFile } = calendars;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    let isGone = false;
    void readFile(file).then((read) => !isGone && setReading(read));
    return () => {
      isGone = true;
    };
  }, [file]);
  const use = async () => {
    const added = await calendars.addFile(file);
    if (added.ok) onDone(true);
    else setProblem(added.message);
  };
  const read = reading?.ok === true ? reading.reading : undefined;
  const { events = [], name = file.name } = read ?? {};
  const work = (read?.work ?? []).filter((entry) => entry.leftOut === undefined);
  const leftOut = read && leftOutText(words, read.leftOut);
  const failure = problem ?? (reading?.ok === false ? reading.message : null);
  return (
    <Dialog
      onClose={() => onDone(false)}
      title={words.whatWasRead}
      actions={
        <>
          <Button onClick={() => onDone(false)}>{words.notThisFile}</Button>
          <Button
            variant="primary"
            disabled={events.length + work.length === 0}
            loading={calendars.isBusy("file")}
            onClick={() => void use()}
          >
            {words.useTimes}
          </Button>
        </>
      }
    >
      {reading === null && (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner />
          {words.reading(file.name)}
        </p>
      )}
      {failure !== null && <Notice variant="danger">{failure}</Notice>}
      {read !== undefined && (
        <>
          {events.length + work.length === 0 && <p>{words.nothingAhead(file.name)}</p>}
          {events.length > 0 && <p>{words.timesIn(events.length, name)}</p>}
          {work.length > 0 && (
            <p>
              {found(
                work.length,
                work.every(({ kind }) => kind === "exam"),
                name,
                [],
              )}
            </p>
          )}
          <ul className="grid gap-1.5 text-sm">
            {events.slice(0, mostShown).map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may be alike
              <li key={index} className="flex justify-between gap-4">
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {event.title}
                </span>
                <span className="flex-none text-ink-2 tabular-nums">
                  {event.allDay === true
                    ? words.allDay(event.day)
                    : words.eventTime(event.day, showTime(event.start), showTime(event.end))}
                </span>
              </li>
            ))}
            {events.length > mostShown && <li>{words.more(events.length - mostShown)}</li>}
          </ul>
          {leftOut !== undefined && <p dir="auto">{leftOut}</p>}
        </>
      )}
    </Dialog>
  );
};

export default CalendarFileDialog;
