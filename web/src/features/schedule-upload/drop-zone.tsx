import { scheduleUploadExtensions, specifiedUploadExtensions } from "@smart-planner/contract";
import { uploadWords } from "@smart-planner/words/en/upload";
import { Upload } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useWords } from "../../ui/use-words.ts";

/** A drop target, with a button. */
export const DropZone = ({
  disabled = false,
  parsing,
  onFile,
}: {
  /** No file can be chosen; one that is dropped is taken, which the browser would open instead. */
  readonly disabled?: boolean;
  /** The name of the file that is being read. */
  readonly parsing: string | null;
  readonly onFile: (file: File) => void;
}) => {
  const words = useWords(uploadWords);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const listeners = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <section
      aria-label={words.upload}
      aria-disabled={disabled || undefined}
      {...listeners}
      className={classNames(
        "grid justify-items-center gap-2 rounded-card border-[1.5px] border-dashed px-4 py-9 text-center text-ink-2",
        disabled ? "hatched cursor-not-allowed border-line-strong" : "border-line-control",
        isOver && "border-focus bg-pen-soft",
      )}
    >
      <Upload aria-hidden="true" className="size-5" />
      <p className="text-ink">{words.upload}</p>
      <p className="text-sm">{words.formats}</p>
      {!disabled && <p className="text-sm">{words.calendarFiles}</p>}
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={words.file}
        accept={(disabled ? specifiedUploadExtensions : scheduleUploadExtensions).join(",")}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again.
          event.target.value = "";
        }}
        className="sr-only"
      />
      <Button
        size="sm"
        disabled={disabled}
        loading={parsing !== null}
        onClick={() => input.current?.click()}
      >
        {words.chooseFile}
      </Button>
      <p role="status" className="flex items-center gap-2 text-sm empty:hidden">
        {parsing !== null && (
          <>
            <Spinner />
            {words.reading(parsing)}
          </>
        )}
      </p>
    </section>
  );
};
