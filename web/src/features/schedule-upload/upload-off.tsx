import type { ScheduleRow } from "@smart-planner/contract";
import { uploadWords } from "@smart-planner/words/en/upload";
import { Construction } from "lucide-react";
import { useWords } from "../../ui/use-words.ts";
import { DropZone } from "./drop-zone.tsx";
import { ParsedTable } from "./parsed-table.tsx";

const examples: readonly ScheduleRow[] = [
  { day: "Monday", subject: "Biology", startTime: "09:00", endTime: "10:30" },
  { day: "Tuesday", subject: "History", startTime: "11:00", endTime: "12:00" },
  { day: "Wednesday", subject: "Chemistry", startTime: "13:00", endTime: "15:00" },
];

const nothing = () => undefined;

/** A disabled preview of uploading; a dropped file waits until it is switched on. */
export const UploadOff = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const words = useWords(uploadWords);
  return (
    <div className="grid gap-6">
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <Construction aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
        <span>
          {words.underDevelopment((text) => (
            <b key="bold" className="font-(--weight-semi)">
              {text}
            </b>
          ))}
        </span>
      </p>
      <DropZone disabled parsing={null} onFile={onFile} />
      <div className="grid gap-1">
        <h3>{words.schedule}</h3>
        <p className="text-sm text-ink-3">{words.example}</p>
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
};
