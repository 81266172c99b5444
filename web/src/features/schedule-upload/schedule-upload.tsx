import { uploadWords } from "@smart-planner/words/en/upload";
import type { ReactNode } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { ClassRow } from "./class-commitments.ts";
import { UploadOff } from "./upload-off.tsx";
import { UploadOn } from "./upload-on.tsx";

export const ScheduleUpload = ({
  previewSwitch,
  file,
  onFile,
  onAdd,
  onShowWeek,
}: {
  readonly previewSwitch: ReactNode;
  /** Dropped here or elsewhere; it waits until uploads are switched on. */
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  /** Returns what takes the classes out again. */
  readonly onAdd: (rows: readonly ClassRow[]) => () => void;
  readonly onShowWeek: () => void;
}) => {
  const words = useWords(uploadWords);
  const { preview } = usePlatform();
  return (
    <div className="grid gap-6">
      {usePreview() ? (
        <UploadOn
          file={file}
          onFileTaken={() => onFile(null)}
          onAdd={onAdd}
          onShowWeek={onShowWeek}
        />
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
                  {words.turnOn(file.name)}
                </Button>
              }
            >
              {words.waiting(
                <b key="file" className="font-(--weight-semi)">
                  {file.name}
                </b>,
              )}
            </Notice>
          )}
          <UploadOff onFile={onFile} />
        </>
      )}
      <div className="max-w-96 border-t border-line pt-4">{previewSwitch}</div>
    </div>
  );
};
