import type { Mode } from "@smart-planner/contract";
import type { OfferedCourse } from "@smart-planner/planner/due-work";
import { calendarProblemWords } from "@smart-planner/words/en/calendar-problems";
import { workImportWords } from "@smart-planner/words/en/work-import";
import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { readWorkOf } from "../../platform/calendar-reader.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { useWords } from "../../ui/use-words.ts";
import WorkTable from "./work-table.tsx";

const accept = ".csv,.tsv,.json,.txt,.md,.html,.htm,.yml,.yaml,.tex,.pdf,.ics";

/** Brings due work in from a file of another tool, a syllabus or pasted text, read on this device. */
const BringWork = ({
  mode,
  begun,
  onClose,
}: {
  readonly mode: Mode;
  /** Text to begin with. */
  readonly begun: string;
  readonly onClose: () => void;
}) => {
  const words = useWords(workImportWords);
  const problems = useWords(calendarProblemWords);
  const planner = usePlanner();
  const { clock } = usePlatform();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(begun);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [read, setRead] = useState<{
    readonly sourceName: string;
    readonly courses: readonly OfferedCourse[];
  } | null>(null);

  const take = async (file: Blob, name: string) => {
    setBusy(true);
    setProblem(null);
    const moment = { today: clock.now().day, timeZone: clock.timeZone() };
    const result = await readWorkOf(file, name, moment);
    setBusy(false);
    if (!result.ok) return setProblem(problems[result.problem]);
    if (result.found.length === 0) return setProblem(words.nothingDue);
    const courses = planner.schoolWork.offerOf(
      mode,
      name.replace(/\.\w+$/, ""),
      result.found.map((entry) => [entry.key, entry]),
    );
    setRead({ sourceName: name || words.yourText, courses });
  };
  const takeFirst = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) void take(file, file.name);
  };

  if (read !== null) return <WorkTable mode={mode} {...read} onClose={onClose} />;
  return (
    <Dialog
      onClose={onClose}
      title={words.bringIn}
      actions={
        <>
          <Button
            icon={<FileUp />}
            loading={isBusy && text.trim() === ""}
            onClick={() => picker.current?.click()}
          >
            {words.chooseFile}
          </Button>
          <Button
            variant="primary"
            disabled={text.trim() === ""}
            loading={isBusy && text.trim() !== ""}
            onClick={() => void take(new Blob([text]), "")}
          >
            {words.readIt}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{words.about}</p>
      <Field label={words.text}>
        <Textarea
          rows={7}
          value={text}
          placeholder={words.example}
          onChange={(event) => setText(event.target.value)}
          onDragOver={(event: DragEvent) => event.preventDefault()}
          onDrop={(event: DragEvent) => {
            if (event.dataTransfer.files.length === 0) return;
            event.preventDefault();
            takeFirst(event.dataTransfer.files);
          }}
        />
      </Field>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={words.file}
        className="hidden"
        onChange={({ currentTarget }) => {
          takeFirst(currentTarget.files);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
    </Dialog>
  );
};

export default BringWork;
