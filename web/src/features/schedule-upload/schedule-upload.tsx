import type { ScheduleRow } from "@smart-planner/contract";
import type { ReactNode } from "react";
import { usePreview } from "../../platform/use-preview.ts";
import { UploadOff } from "./upload-off.tsx";
import { UploadOn } from "./upload-on.tsx";

export const ScheduleUpload = ({
  previewSwitch,
  onAdd,
  onShowWeek,
}: {
  readonly previewSwitch: ReactNode;
  /** Returns what takes the classes out again. */
  readonly onAdd: (rows: readonly ScheduleRow[]) => () => void;
  readonly onShowWeek: () => void;
}) => (
  <div className="grid gap-6">
    {usePreview() ? <UploadOn onAdd={onAdd} onShowWeek={onShowWeek} /> : <UploadOff />}
    <div className="max-w-96 border-t border-line pt-4">{previewSwitch}</div>
  </div>
);
