import type { ReactNode } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Button } from "../../ui/button.tsx";
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
}) => {
  const { preview } = usePlatform();
  return (
    <div className="grid gap-6">
      {usePreview() ? (
        <UploadOn file={file} onFileTaken={onFileTaken} onAdd={onAdd} onShowWeek={onShowWeek} />
      ) : (
        <>
          {file !== null && (
            <Notice
              action={
                <Button
                  variant="primary"
                  className="wrap-anywhere"
                  onClick={() => preview.choose(true)}
                >
                  Turn on and read {file.name}
                </Button>
              }
            >
              <b className="font-(--weight-semi)">{file.name}</b> is waiting. Reading timetables is
              a preview feature.
            </Notice>
          )}
          <UploadOff />
        </>
      )}
      <div className="max-w-96 border-t border-line pt-4">{previewSwitch}</div>
    </div>
  );
};
