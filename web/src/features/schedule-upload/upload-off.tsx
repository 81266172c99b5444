import type { ScheduleRow } from "@smart-planner/contract";
import { Construction } from "lucide-react";
import { DropZone } from "./drop-zone.tsx";
import { ParsedTable } from "./parsed-table.tsx";

const examples: readonly ScheduleRow[] = [
  { day: "Monday", subject: "Biology", startTime: "09:00", endTime: "10:30" },
  { day: "Tuesday", subject: "History", startTime: "11:00", endTime: "12:00" },
  { day: "Wednesday", subject: "Chemistry", startTime: "13:00", endTime: "15:00" },
];

const nothing = () => undefined;

/** A disabled preview of uploading. */
export const UploadOff = () => (
  <div className="grid gap-6">
    <p className="flex items-start gap-2 text-sm text-ink-2">
      <Construction aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
      <span>
        <b className="font-(--weight-semi)">Under Development</b>. This tab is switched off for now.
        Use Manual Input to mark your week.
      </span>
    </p>
    <DropZone disabled parsing={null} onFile={nothing} />
    <div className="grid gap-1">
      <h3>Parsed schedule</h3>
      <p className="text-sm text-ink-3">An example of what a file will give.</p>
      <ParsedTable
        disabled
        rows={examples}
        onRowChange={nothing}
        onRemove={nothing}
        onMerge={nothing}
      />
    </div>
  </div>
);
