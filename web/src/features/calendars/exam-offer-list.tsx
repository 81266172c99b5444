import type { SubjectRow } from "@smart-planner/contract";
import { sessionIdFrom } from "@smart-planner/planner/plan";
import { useId, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { eventTimeOf } from "./calendar-words.ts";
import { type OfferedExam, offeredExams, subjectFor, withExams } from "./exam-offer.ts";
import type { Calendars } from "./use-calendars.ts";

interface Choice {
  readonly isWanted: boolean;
  readonly subject: string;
}

/** `3 events look like exams`: each with a tick and a guessed subject. */
export const ExamOfferList = ({
  workspace,
  calendars,
  rows,
  onRowsChange,
}: {
  readonly workspace: Workspace;
  readonly calendars: Calendars;
  readonly rows: readonly SubjectRow[];
  readonly onRowsChange: (rows: readonly SubjectRow[]) => void;
}) => {
  const id = useId();
  const { chance } = usePlatform();
  const { day: today } = useMoment();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [undo, setUndo] = useState<{ readonly text: string; readonly run: () => void } | null>(
    null,
  );
  const works = useRecords(workspace, "subjects");
  const offered = offeredExams({ calendars: calendars.calendars, rows, works, today });
  const names = [
    ...new Set(rows.map(({ subject }) => subject.trim()).filter((name) => name !== "")),
  ];

  const choiceOf = ({ key, subject }: OfferedExam): Choice =>
    choices.get(key) ?? { isWanted: true, subject };
  const choose = (exam: OfferedExam, part: Partial<Choice>) =>
    setChoices(new Map([...choices, [exam.key, { ...choiceOf(exam), ...part }]]));

  const answer = () => {
    const before = calendars.calendars.map((each) => ({
      id: each.id,
      answeredExams: each.record.answeredExams,
    }));
    for (const { id: calendar, record } of calendars.calendars) {
      const keys = offered.filter((exam) => exam.calendar === calendar).map(({ key }) => key);
      if (keys.length > 0)
        calendars.change(calendar, {
          answeredExams: [...(record.answeredExams ?? []), ...keys].slice(-500),
        });
    }
    return () => {
      for (const { id: calendar, answeredExams } of before)
        calendars.change(calendar, { answeredExams });
    };
  };

  const add = () => {
    const wanted = offered
      .filter((exam) => choiceOf(exam).isWanted)
      .map((exam) => ({
        subject: subjectFor(choiceOf(exam).subject, exam.event),
        event: exam.event,
      }));
    const restore = answer();
    const next = withExams({ rows, works }, wanted, () => sessionIdFrom(chance.number));
    const changed = Object.entries(next.works).filter(([name, work]) => works[name] !== work);
    for (const [name, work] of changed) workspace.putRecord("subjects", name, work);
    if (next.rows !== rows) onRowsChange(next.rows);
    setUndo({
      text: `${counted(wanted.length, "exam")} added to your subjects.`,
      run: () => {
        restore();
        for (const [name] of changed) {
          const work = works[name];
          if (work === undefined) workspace.removeRecord("subjects", name);
          else workspace.putRecord("subjects", name, work);
        }
        onRowsChange(rows);
      },
    });
  };
  const dismiss = () => setUndo({ text: "They will not be offered again.", run: answer() });

  return (
    <>
      {undo !== null && (
        <Notice
          variant="success"
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                undo.run();
                setUndo(null);
              }}
            >
              Undo
            </Button>
          }
        >
          {undo.text}
        </Notice>
      )}
      {offered.length > 0 && (
        <section
          aria-labelledby={id}
          className="rounded-card border border-line-strong bg-rail px-4 pt-3.5 pb-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2.5">
            <h4 id={id} className="text-sm font-(--weight-semi)">
              {offered.length === 1
                ? "1 event looks like an exam"
                : `${offered.length} events look like exams`}
            </h4>
            <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
              <Button
                variant="primary"
                size="sm"
                disabled={!offered.some((exam) => choiceOf(exam).isWanted)}
                onClick={add}
              >
                Add
              </Button>
              <Button variant="quiet" size="sm" onClick={dismiss}>
                {offered.length === 1 ? "It is not an exam" : "They are not exams"}
              </Button>
            </div>
          </div>
          <ul className="divide-y divide-line border-t border-line">
            {offered.map((exam) => {
              const { isWanted, subject } = choiceOf(exam);
              const options = [
                ...names.map((name) => ({ value: name, label: name })),
                { value: "", label: "A new subject" },
              ];
              return (
                <li
                  key={exam.key}
                  className="grid items-center gap-x-3 gap-y-1.5 py-2 text-sm md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_12rem]"
                >
                  <label className="flex min-h-8 items-center gap-2.5">
                    <input
                      type="checkbox"
                      checked={isWanted}
                      onChange={(event) => choose(exam, { isWanted: event.target.checked })}
                      className="check"
                    />
                    <span dir="auto" className="font-(--weight-medium) wrap-anywhere">
                      {exam.event.title}
                    </span>
                  </label>
                  <span className="text-ink-3 max-md:ps-7.5">{eventTimeOf(exam.event, today)}</span>
                  <span className="max-md:ps-7.5">
                    <Select
                      aria-label={`Subject for ${exam.event.title}`}
                      value={subject}
                      options={options}
                      onValueChange={(chosen) => choose(exam, { subject: chosen })}
                    />
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
};
