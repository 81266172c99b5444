import {
  type ScheduleRow,
  scheduleModelField,
  scheduleReaderAnswerSchema,
  scheduleTimeZoneField,
  scheduleUploadAnswerSchema,
  scheduleUploadField,
  type UnreadParts,
} from "@smart-planner/contract";
import { uploadWords } from "@smart-planner/words/en/upload";
import { useEffect, useRef, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useWords } from "../../ui/use-words.ts";
import type { EditedRow } from "./class-commitments.ts";
import { fileRefusalOf } from "./file-refusal.ts";
import { firstKeepingOf } from "./kept-dates.ts";
import type { RowChoice } from "./row-choices.tsx";
import { editsWith, noEdits, rowsWithEdits } from "./row-edits.ts";
import { firstWeekOf } from "./week-choice.ts";

const readingTimeoutMs = 90_000;

interface ReadFile {
  readonly file: File;
  readonly all: readonly ScheduleRow[];
  readonly unread: UnreadParts | undefined;
  readonly choice: RowChoice;
}

/** Sends a file and keeps the rows that come back until they are added or another file is sent. */
export const useScheduleUpload = () => {
  const words = useWords(uploadWords);
  const { api, dialogs, clock } = usePlatform();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [rows, setRows] = useState<readonly EditedRow[]>([]);
  const [edits, setEdits] = useState(noEdits);
  const [parsing, setParsing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);

  const [model, setModel] = useState<string | null>(null);
  const [agrees, setAgrees] = useState(false);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    const asked = new AbortController();
    void api
      .request({
        method: "GET",
        path: "/api/schedule/reader",
        schema: scheduleReaderAnswerSchema,
        signal: asked.signal,
      })
      .then((answer) => answer.ok && setModel(answer.value.model));
    return () => asked.abort();
  }, [api]);

  const choose = (choice: RowChoice) => {
    if (read === null) return;
    // Corrections stay when another week is viewed.
    const known = editsWith(edits, { ...read, rows });
    const own = rows.filter(({ from }) => from === undefined);
    setEdits(known);
    setRead({ ...read, choice });
    setRows(rowsWithEdits({ all: read.all, choice, edits: known, own }));
  };

  const send = async (file: File) => {
    const refusal = fileRefusalOf(file);
    if (refusal !== undefined) return setProblem(words.refusals[refusal]);
    setProblem(null);
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setParsing(file.name);
    const body = new FormData();
    body.set(scheduleUploadField, file);
    body.set(scheduleTimeZoneField, clock.timeZone());
    if (agrees) body.set(scheduleModelField, "agreed");
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
      const { schedule: all, unread } = answer.value;
      const today = clock.now().day;
      const keeping = firstKeepingOf({ rows: all, today, fileName: file.name });
      const week = keeping === "dates" ? "all" : firstWeekOf(all, today);
      const choice = { week, group: "", keeping };
      setRead({ file, all, unread, choice });
      setEdits(noEdits);
      setRows(rowsWithEdits({ all, choice, edits: noEdits, own: [] }));
      dialogs.alert(words.parsed);
      return;
    }
    setProblem(answer.message);
    dialogs.alert(answer.status === 0 ? words.failed : words.unreadable);
  };

  const clear = () => {
    setRead(null);
    setRows([]);
  };

  return {
    read,
    rows,
    setRows,
    choose,
    clear,
    parsing,
    problem,
    send,
    /** Null if no model is there to be asked. */
    consent: model === null ? null : { model, agrees, setAgrees },
  };
};
