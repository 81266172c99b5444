import { type Mode, modeRegisters, type SubjectRow } from "@smart-planner/contract";
import type { ComingUp } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import { uploadWords } from "@smart-planner/words/en/upload";
import { useEffect, useState } from "react";
import { commitmentOf } from "../../features/commitments/school-times.ts";
import { assignmentOf } from "../../features/due-work/typed-work.ts";
import { nameOf } from "../../features/first-run/coming-chip.tsx";
import { FirstRun } from "../../features/first-run/first-run.tsx";
import { type ReadThing, useComingUp } from "../../features/first-run/use-coming-up.ts";
import { fileRefusalOf } from "../../features/schedule-upload/file-refusal.ts";
import { initialRows } from "../../features/subjects/quick-plan-form.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { withExams } from "../../planner-service/exam-form.ts";
import { missingIn } from "../../planner-service/update-basis.ts";
import { browserBackground } from "../../platform/background.ts";
import { loadLineReader } from "../../platform/line-reader.ts";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { useWords } from "../../ui/use-words.ts";
import type { SubjectRowsForm } from "./use-subject-rows.ts";

const noRows: readonly SubjectRow[] = [];

const examsIn = (things: readonly ReadThing[]): readonly SubjectRow[] =>
  things.flatMap(({ one }) =>
    one.kind === "exam" ? { subject: one.subject, examDate: one.day } : [],
  );

const holds = (rows: readonly SubjectRow[], { subject, examDate }: SubjectRow): boolean =>
  rows.some((row) => row.subject.trim() === subject && row.examDate === examDate);

/** The rows with these exams in place of those that were filled in before; rows by hand stay. */
const filledRows = (
  rows: readonly SubjectRow[],
  before: readonly SubjectRow[],
  exams: readonly SubjectRow[],
): readonly SubjectRow[] => {
  const kept = rows.filter(
    (row) =>
      (row.subject.trim() !== "" || row.examDate !== "") &&
      (holds(exams, row) || !holds(before, row)),
  );
  const dated = kept.map((row) =>
    row.examDate === ""
      ? (exams.find(({ subject }) => subject === row.subject.trim()) ?? row)
      : row,
  );
  const next = [...dated, ...exams.filter((exam) => !holds(dated, exam))];
  return next.length === 0 ? initialRows : next;
};

/** The text typed in the box, and the rows of each form that were filled in from it. */
export const useFirstMinute = (today: CalendarDay, isSample: boolean) => {
  const box = useComingUp(today, !isSample);
  const [filled, setFilled] = useState<Readonly<Partial<Record<Mode, readonly SubjectRow[]>>>>({});
  return { box, filled, setFilled };
};

/** The first plan from one box: exams fill the form, due work and fixed times are stored with the press. */
export const FirstMinute = ({
  mode,
  onModeChange,
  forms,
  first: { box, filled, setFilled },
  onFile,
  onSample,
}: {
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  readonly forms: Readonly<Record<Mode, SubjectRowsForm>>;
  readonly first: ReturnType<typeof useFirstMinute>;
  /** A timetable or a calendar. */
  readonly onFile: (file: File) => void;
  readonly onSample: () => void;
}) => {
  const words = useWords(firstRunWords);
  const { refusals } = useWords(uploadWords);
  const readings = useWords(planReadingWords);
  const { problems: dueProblems } = useWords(dueWorkWords);
  const planner = usePlanner();
  const { workspace } = planner;
  const { preview } = usePlatform();
  const isPreview = usePreview();
  const { today, entered, view } = usePlanState(mode);
  const { isGenerating, problems } = useFromPlanner(() => planner.making(mode));
  const [waiting, setWaiting] = useState<File | null>(null);
  const [hasTried, setTried] = useState(false);
  const { rows } = forms[mode];
  const before = filled[mode] ?? noRows;
  const exams = examsIn(box.things);
  const fill = (target: Mode, next: readonly SubjectRow[]) => {
    const form = forms[target];
    form.changeRows(filledRows(form.rows, filled[target] ?? noRows, next));
    setFilled((all) => ({ ...all, [target]: next }));
  };
  const examsText = JSON.stringify(exams);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is filled when the exams change
  useEffect(() => {
    if (examsText !== JSON.stringify(before)) fill(mode, exams);
  }, [mode, examsText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row changed by hand ends its chip
  useEffect(() => {
    for (const { key, one } of box.things) {
      if (one.kind !== "exam") continue;
      const row = { subject: one.subject, examDate: one.day };
      if (holds(before, row) && !holds(rows, row)) box.change(key, null);
    }
  }, [rows]);
  const hasWork = box.things.some(({ one }) => one.kind === "due");
  const isUndated = ({ one }: ReadThing) => one.kind === "due" && one.due === undefined;
  const lacks = missingIn(entered);
  const missing =
    lacks?.subjects === true && !hasWork && exams.length === 0
      ? words.addOne
      : lacks?.hours === true
        ? words.howMuchTime
        : box.things.some(isUndated)
          ? dueProblems["no date"]
          : undefined;
  /** The other mode's form begins with this form's subjects and hours. */
  const carryTo = (target: Mode) => {
    const own = workspace.read(modeRegisters[mode].subjects) ?? noRows;
    fill(
      target,
      own.filter(({ subject }) => subject.trim() !== ""),
    );
    workspace.write(modeRegisters[target].hours, entered.hoursPerDay);
  };
  const storeExamTimes = (target: Mode, things: readonly ReadThing[]) => {
    const timed = things.flatMap(({ one }) =>
      one.kind === "exam" && one.minute !== undefined ? { ...one, title: "" } : [],
    );
    const rows = workspace.read(modeRegisters[target].subjects) ?? noRows;
    const known = workspace.records("subjects");
    const { works } = withExams({ rows, works: known }, timed, browserBackground.newDeviceId);
    workspace.putRecords(
      "subjects",
      Object.entries(works).filter(([name, work]) => known[name] !== work),
    );
  };
  const storeTimes = (times: readonly Extract<ComingUp, { readonly kind: "fixed" }>[]) => {
    if (times.length === 0) return;
    workspace.write("smartplanner_commitments", [
      ...(workspace.read("smartplanner_commitments") ?? []),
      ...times.map(({ kind: _, ...time }) => commitmentOf(time, words.school)),
    ]);
  };
  const make = () => {
    const { things, unread } = box.thingsIn(box.text);
    const found = examsIn(things);
    setTried(true);
    const works = things.flatMap(({ one }) =>
      one.kind === "due" && one.due !== undefined ? { ...one, due: one.due } : [],
    );
    const hasExam = found.length > 0 || lacks?.subjects !== true;
    const lacksWork = !hasExam && works.length === 0;
    if (lacksWork || lacks?.hours === true || things.some(isUndated)) return box.put(box.text);
    const times = things.flatMap(({ one }) => (one.kind === "fixed" ? one : []));
    const target = times.length > 0 ? "advanced" : mode;
    fill(mode, found);
    if (target !== mode) carryTo(target);
    storeExamTimes(target, things);
    if (works.length > 0) {
      const added = planner.addWork(
        works.map(({ kind: _, workKind, ...work }) =>
          assignmentOf({ ...work, kind: workKind }, today),
        ),
      );
      if (!added.ok) return planner.say(added.message);
    }
    storeTimes(times);
    // Stored now: a second press must not store it twice.
    setFilled({});
    box.put(unread.join("\n"));
    onModeChange(target);
    void planner.generate(target);
  };
  /** Whether the lines were taken; a timetable is read by the server. */
  const takeLines = async (file: File, isNote: boolean): Promise<boolean> => {
    const text = await file.text();
    const { things, unread } = box.thingsIn(text, await loadLineReader());
    // One line may be its heading.
    if (!isNote && (things.length === 0 || unread.length > 1)) return false;
    box.put([box.text, text].filter((part) => part.trim() !== "").join("\n"));
    return true;
  };
  const takeFile = async (file: File) => {
    setWaiting(null);
    const isNote = /\.txt$/i.test(file.name);
    const refusal = isNote ? undefined : fileRefusalOf(file);
    if (refusal !== undefined) return planner.say(refusals[refusal]);
    if ((isNote || /\.csv$/i.test(file.name)) && (await takeLines(file, isNote))) return;
    if (isPreview || /\.ics$/i.test(file.name)) onFile(file);
    else setWaiting(file);
  };
  const remove = (key: string, one: ComingUp) => {
    box.change(key, null);
    planner.say(words.removed(nameOf(words, one)), {
      label: words.undo,
      onPress: () => box.change(key, one),
    });
  };
  const said = [
    ...(hasTried && missing !== undefined ? [missing] : []),
    ...readings.problems(problems),
  ];
  return (
    <FirstRun
      box={box}
      today={today}
      hours={entered.hoursPerDay}
      onHours={(hours) => workspace.write(modeRegisters[mode].hours, hours)}
      missing={said.map((text) => (
        <p key={text} className="font-(--weight-medium) text-danger">
          {text}
        </p>
      ))}
      isMaking={isGenerating || box.isOpening}
      waiting={waiting}
      isAboveForm={view.plan === null}
      onTurnOn={() => {
        preview.choose(true);
        setWaiting(null);
        if (waiting !== null) onFile(waiting);
      }}
      onFile={(file) => void takeFile(file)}
      onRemove={remove}
      onMake={make}
      onSample={onSample}
    />
  );
};
