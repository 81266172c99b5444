import { scheduleUploadExtensions } from "@smart-planner/contract";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

/** A timetable to be read; what was read is shown before any of it is used. */
export const DropTimetable = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <section
        aria-label="Drop your timetable here"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          "grid min-h-31 content-center justify-items-center gap-2 rounded-card border-[1.5px] border-dashed border-line-control p-4 text-sm text-ink-2 max-md:min-h-0",
          isOver && "border-focus bg-pen-soft",
        )}
      >
        <FileUp aria-hidden="true" className="size-5" />
        Calendar file, PDF or photo
      </section>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label="Timetable file"
        accept={scheduleUploadExtensions.join(",")}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again.
          event.target.value = "";
        }}
        className="sr-only"
      />
      <Button block onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </>
  );
};
