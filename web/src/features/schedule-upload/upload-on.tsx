import { uploadWords } from "@smart-planner/words/en/upload";
import { CalendarPlus, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWords } from "../../ui/use-words.ts";
import { type ClassRow, type EditedRow, mergedRow, rowErrorOf } from "./class-commitments.ts";
import { DropZone } from "./drop-zone.tsx";
import { FileView } from "./file-view.tsx";
import { ParsedTable } from "./parsed-table.tsx";
import { RowChoices } from "./row-choices.tsx";
import { useScheduleUpload } from "./use-schedule-upload.ts";

const emptyRow: EditedRow = {
  day: "Monday",
  subject: "",
  startTime: "09:00",
  endTime: "10:00",
  chosen: true,
};

/** A timetable file read into rows, corrected by the student and put into the week as classes. */
export const UploadOn = ({
  file,
  onFileTaken,
  onAdd,
  onShowWeek,
}: {
  /** Chosen elsewhere, to be read at once. */
  readonly file: File | null;
  readonly onFileTaken: () => void;
  /** Returns what takes the classes out again. */
  readonly onAdd: (rows: readonly ClassRow[]) => () => void;
  readonly onShowWeek: () => void;
}) => {
  const words = useWords(uploadWords);
  const { read, rows, setRows, choose, clear, parsing, problem, send, consent } =
    useScheduleUpload();
  const [added, setAdded] = useState<{ readonly count: number; readonly undo: () => void }>();
  const [hasTried, setHasTried] = useState(false);
  const { area, focusOn } = useFocusAfter<HTMLDivElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (file === null) return;
    onFileTaken();
    void send(file);
  }, [file]);
  const errors = rows.map((row) => (row.chosen ? rowErrorOf(row) : undefined));
  const chosen = rows.filter((row) => row.chosen);

  const add = () => {
    const isWhole = errors.every((error) => error === undefined);
    setHasTried(!isWhole);
    if (!isWhole) {
      focusOn("[aria-invalid=true]");
      return;
    }
    setAdded({ count: chosen.length, undo: onAdd(chosen) });
    clear();
    focusOn("[role=status] button");
  };

  const remove = (index: number) => {
    setRows(rows.filter((_, at) => at !== index));
    const next = Math.min(index, rows.length - 2);
    focusOn(
      next < 0 ? "button" : `tbody tr:nth-child(${next + 1}) td:last-child button:last-of-type`,
    );
  };

  const merge = (index: number) => {
    const [first, second] = [rows[index], rows[index + 1]];
    if (first === undefined || second === undefined) return;
    setRows(rows.toSpliced(index, 2, mergedRow(first, second)));
    focusOn(`tbody tr:nth-child(${index + 1}) input:not([type=checkbox])`);
  };

  return (
    <div ref={area} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DropZone
        parsing={parsing}
        onFile={(file) => {
          setAdded(undefined);
          void send(file);
        }}
      />
      {consent !== null && (
        <Checkbox
          label={words.letRead(consent.model)}
          hint={words.letReadHint}
          checked={consent.agrees}
          onCheckedChange={consent.setAgrees}
        />
      )}
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      {added !== undefined && (
        <Notice
          variant="success"
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={onShowWeek}>
                {words.seeWeek}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  added.undo();
                  setAdded(undefined);
                  focusOn("button");
                }}
              >
                {words.undo}
              </Button>
            </span>
          }
        >
          {words.added(added.count)}
        </Notice>
      )}
      {read !== null && (
        <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
          <h3>{words.schedule}</h3>
          {read.unread !== undefined && <Notice>{words.unread(read.unread)}</Notice>}
          <RowChoices rows={read.all} choice={read.choice} onChoose={choose} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <FileView file={read.file} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @4xl:order-first">
              <p className="text-sm text-ink-2">
                {words.willBeAdded(chosen.length, rows.length)}
                {rows.some((row) => row.unlikely !== undefined) && ` ${words.checkMarked}`}
              </p>
              <ParsedTable
                rows={rows}
                errors={hasTried ? errors : []}
                onRowChange={(index, part) =>
                  setRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
                }
                onRemove={remove}
                onMerge={merge}
              />
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="primary"
                  icon={<CalendarPlus />}
                  disabled={chosen.length === 0}
                  onClick={add}
                >
                  {words.addToSchedule}
                </Button>
                <Button
                  variant="secondary"
                  icon={<Plus />}
                  onClick={() => {
                    setRows([...rows, emptyRow]);
                    focusOn("tbody tr:last-child input:not([type=checkbox])");
                  }}
                >
                  {words.addAClass}
                </Button>
              </div>
            </div>
          </div>
        </div>
      )}
    </div>
  );
};
