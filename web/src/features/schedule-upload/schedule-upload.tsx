import type { ReactNode } from "react";
import { usePreview } from "../../platform/use-preview.ts";
import { Notice } from "../../ui/notice.tsx";
import type { ClassRow } from "./class-commitments.ts";
import { UploadOff } from "./upload-off.tsx";
import { UploadOn } from "./upload-on.tsx";

export const ScheduleUpload = ({
  previewSwitch,
  file,
  onFileTaken,
  onAdd,
  onShowWeek,
}: {
  readonly previewSwitch: ReactNode;
  /** Chosen elsewhere; it waits until uploads are switched on. */
  readonly file: File | null;
  readonly onFileTaken: () => void;
  /** Returns what takes the classes out again. */
  readonly onAdd: (rows: readonly ClassRow[]) => () => void;
  readonly onShowWeek: () => void;
}) => (
  <div className="grid gap-6">
    {usePreview() ? (
      <UploadOn file={file} onFileTaken={onFileTaken} onAdd={onAdd} onShowWeek={onShowWeek} />
    ) : (
      <>
        {file !== null && (
          <Notice>{`Turn on Preview features below, and ${file.name} is read.`}</Notice>
        )}
        <UploadOff />
      </>
    )}
    <div className="max-w-96 border-t border-line pt-4">{previewSwitch}</div>
  </div>
);
