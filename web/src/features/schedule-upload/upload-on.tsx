import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { type EditedRow, rowErrorOf } from "./class-cells.ts";
import { DropZone } from "./drop-zone.tsx";
import { ParsedTable } from "./parsed-table.tsx";
import { useScheduleUpload } from "./use-schedule-upload.ts";

/** A timetable file read into rows, corrected by the student and put into the week as classes. */
export const UploadOn = ({
  onAdd,
  onShowWeek,
}: {
  readonly onAdd: (rows: readonly EditedRow[]) => void;
  readonly onShowWeek: () => void;
}) => {
  const { rows, setRows, parsing, problem, send } = useScheduleUpload();
  const [added, setAdded] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const { area, focusOn } = useFocusAfter<HTMLDivElement>();
  const errors = rows.map(rowErrorOf);

  const add = () => {
    const isWhole = errors.every((error) => error === undefined);
    setHasTried(!isWhole);
    if (!isWhole) {
      focusOn("[aria-invalid=true]");
      return;
    }
    onAdd(rows);
    setAdded(rows.length);
    setRows([]);
    focusOn("[role=status] button");
  };

  const remove = (index: number) => {
    setRows(rows.filter((_, at) => at !== index));
    const next = Math.min(index, rows.length - 2);
    focusOn(next < 0 ? "button" : `tbody tr:nth-child(${next + 1}) td:last-child button`);
  };

  return (
    <div ref={area} className="grid gap-6">
      <DropZone
        parsing={parsing}
        onFile={(file) => {
          setAdded(0);
          void send(file);
        }}
      />
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      {added > 0 && (
        <Notice
          variant="success"
          action={
            <Button variant="secondary" size="sm" onClick={onShowWeek}>
              See your week
            </Button>
          }
        >
          {`${added} ${added === 1 ? "class is" : "classes are"} in your week now. Undo in Manual Input takes ${added === 1 ? "it" : "them"} out again.`}
        </Notice>
      )}
      {rows.length > 0 && (
        <div className="grid gap-3">
          <h3>Parsed schedule</h3>
          <ParsedTable
            rows={rows}
            errors={hasTried ? errors : []}
            onRowsChange={setRows}
            onRemove={remove}
          />
          <div>
            <Button variant="primary" icon={<CalendarPlus />} onClick={add}>
              Add to my schedule
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
