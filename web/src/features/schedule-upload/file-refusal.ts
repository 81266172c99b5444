import { maxScheduleUploadBytes, scheduleUploadExtensions } from "@smart-planner/contract";
import type { uploadWords } from "@smart-planner/words/en/upload";

/** Why a file is not worth sending. */
export const fileRefusalOf = ({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): keyof typeof uploadWords.refusals | undefined => {
  const lower = name.toLowerCase();
  if (!scheduleUploadExtensions.some((extension) => lower.endsWith(extension))) return "kind";
  if (size > maxScheduleUploadBytes) return "tooLarge";
  if (size === 0) return "empty";
  return undefined;
};
