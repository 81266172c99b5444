import {
  scheduleTimeZoneField,
  scheduleUploadAnswerSchema,
  scheduleUploadField,
} from "@smart-planner/contract";
import { useEffect, useRef, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import type { EditedRow } from "./class-cells.ts";
import { fileRefusalOf } from "./file-refusal.ts";

const alerts = {
  parsed: "Schedule parsed successfully! Review and edit if needed.",
  unreadable: "Failed to parse schedule. Please try manual input.",
  failed: "Upload failed. Please try manual input or check your connection.",
} as const;

const readingTimeoutMs = 90_000;

/** Sends a file and keeps the rows that come back until they are added or another file is sent. */
export const useScheduleUpload = () => {
  const { api, dialogs } = usePlatform();
  const [rows, setRows] = useState<readonly EditedRow[]>([]);
  const [parsing, setParsing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const refusal = fileRefusalOf(file);
    setProblem(refusal ?? null);
    if (refusal !== undefined) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setParsing(file.name);
    const body = new FormData();
    body.set(scheduleUploadField, file);
    body.set(scheduleTimeZoneField, Intl.DateTimeFormat().resolvedOptions().timeZone);
    const answer = await api.request({
      method: "POST",
      path: "/api/schedule/upload",
      body,
      schema: scheduleUploadAnswerSchema,
      timeoutMs: readingTimeoutMs,
      signal: control.signal,
    });
    if (control.signal.aborted) return;
    setParsing(null);
    if (answer.ok) {
      setRows(answer.value.schedule);
      dialogs.alert(alerts.parsed);
      return;
    }
    setProblem(answer.message);
    dialogs.alert(answer.status === 0 ? alerts.failed : alerts.unreadable);
  };

  return { rows, setRows, parsing, problem, send };
};
