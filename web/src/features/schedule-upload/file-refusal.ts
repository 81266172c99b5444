import { maxScheduleUploadBytes, scheduleUploadExtensions } from "@smart-planner/contract";

/** Why a file is not worth sending. */
export const fileRefusalOf = ({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | undefined => {
  const lower = name.toLowerCase();
  if (!scheduleUploadExtensions.some((extension) => lower.endsWith(extension)))
    return "Choose a PDF, PNG, JPG, JPEG or CSV file, or a calendar file (ICS).";
  if (size > maxScheduleUploadBytes)
    return "This file is larger than 10MB. Choose a smaller one, or take a screenshot.";
  if (size === 0) return "This file is empty. Choose another one.";
  return undefined;
};
