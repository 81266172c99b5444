import type { ReactNode } from "react";
import { usePreview } from "../../platform/use-preview.ts";
import type { EditedRow } from "./class-cells.ts";
import { UploadOff } from "./upload-off.tsx";
import { UploadOn } from "./upload-on.tsx";

export const ScheduleUpload = ({
  previewSwitch,
  onAdd,
  onShowWeek,
}: {
  readonly previewSwitch: ReactNode;
  readonly onAdd: (rows: readonly EditedRow[]) => void;
  readonly onShowWeek: () => void;
}) => (
  <div className="grid gap-6">
    {usePreview() ? <UploadOn onAdd={onAdd} onShowWeek={onShowWeek} /> : <UploadOff />}
    <div className="max-w-96 border-t border-line pt-4">{previewSwitch}</div>
  </div>
);
