import type { CalendarDay } from "@smart-planner/planner/model";
import {
  mostExams,
  pastExamDayOf,
  type SubjectWork,
  type WorkExam,
} from "@smart-planner/planner/work";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { workLineWords } from "@smart-planner/words/en/work-lines";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWords } from "../../ui/use-words.ts";
import { TypedNumber } from "./typed-number.tsx";

const columns =
  "grid items-center gap-2 md:grid-cols-[minmax(0,1fr)_9.375rem_6.5rem_5.25rem_2rem] md:gap-1.5";

/** A subject's exams; the date of the first is the form's. */
export const ExamList = ({
  work,
  formDate,
  today,
  newId,
  onChange,
  onFormDate,
  onRemoved,
}: {
  readonly work: SubjectWork;
  readonly formDate: string;
  readonly today: CalendarDay;
  readonly newId: () => string;
  readonly onChange: (work: SubjectWork) => void;
  readonly onFormDate: (date: string) => void;
  /** Names the removed one, with Undo. */
  readonly onRemoved: (text: string, undo: () => void) => void;
}) => {
  const words = useWords(subjectWorkWords);
  const lines = useWords(workLineWords);
  const { area, focusOn } = useFocusAfter<HTMLDivElement>();
  const { exams } = work;

  const change = (index: number, part: Partial<WorkExam>) => {
    if (index === 0 && part.date !== undefined) onFormDate(part.date);
    onChange({
      ...work,
      exams: exams.map((exam, at) => (at === index ? { ...exam, ...part } : exam)),
    });
  };
  const add = () => {
    onChange({ ...work, exams: [...exams, { id: newId(), name: "", date: "", time: "" }] });
    focusOn(`[data-exam="${exams.length}"] input`);
  };
  const remove = (index: number) => {
    const next = exams.filter((_, at) => at !== index);
    const second = exams[1];
    onChange({ ...work, exams: next });
    // The next exam takes the place of the first, and its date that of the form.
    if (index === 0 && second !== undefined) onFormDate(second.date);
    onRemoved(words.removed(exams[index]?.name.trim() || words.exam), () => {
      onChange(work);
      onFormDate(formDate);
    });
    focusOn(`[data-exam="${Math.max(index - 1, 0)}"] input`);
  };

  return (
    <section aria-labelledby="exams-heading" className="px-4 py-5 md:px-7 md:py-4.5">
      <h3 id="exams-heading" className="mb-3 text-lg">
        {words.exams}
      </h3>
      <div
        aria-hidden="true"
        className={`${columns} mb-1.5 text-xs font-(--weight-semi) text-ink-3 max-md:hidden`}
      >
        <span>{words.exam}</span>
        <span>{words.date}</span>
        <span>{words.time}</span>
        <span>{words.weight}</span>
      </div>
      <div ref={area} className="grid gap-2">
        {exams.map((exam, index) => {
          const number = index + 1;
          const date = index === 0 ? formDate : exam.date;
          const past = pastExamDayOf(date, today);
          const warning = past && lines.examOver(past, today);
          return (
            <fieldset
              key={exam.id}
              data-exam={index}
              className="max-md:[&:not(:first-child)]:mt-2 max-md:[&:not(:first-child)]:border-t max-md:[&:not(:first-child)]:border-line max-md:[&:not(:first-child)]:pt-4"
            >
              <legend className="sr-only">{words.examNumber(number)}</legend>
              <div
                className={`${columns} max-md:grid-cols-[minmax(0,1fr)_6rem_5rem] max-[22.5rem]:grid-cols-2`}
              >
                <TextInput
                  aria-label={words.examName(number)}
                  dir="auto"
                  placeholder={words.exam}
                  maxLength={200}
                  value={exam.name}
                  onChange={({ target }) => change(index, { name: target.value })}
                  className="px-2.5 text-sm max-md:col-span-2 max-[22.5rem]:col-span-1"
                />
                <DateInput
                  aria-label={words.examDate(number)}
                  max="9999-12-31"
                  value={date}
                  aria-describedby={warning === undefined ? undefined : `exam-${number}-says`}
                  onChange={({ target }) => change(index, { date: target.value })}
                  className="px-2.5 text-sm max-md:row-start-2 max-[22.5rem]:col-span-2"
                />
                <div className="relative max-md:row-start-2 max-[22.5rem]:row-start-3">
                  <TextInput
                    type="time"
                    aria-label={words.examTime(number)}
                    value={exam.time}
                    onChange={({ target }) => change(index, { time: target.value })}
                    className={classNames(
                      "peer px-2.5 text-sm [&::-webkit-calendar-picker-indicator]:hidden",
                      exam.time === "" && "not-focus:text-transparent",
                    )}
                  />
                  {exam.time === "" && (
                    <span
                      aria-hidden="true"
                      className="pointer-events-none absolute inset-y-0 start-2.5 grid items-center text-sm text-ink-3 peer-focus:hidden forced-colors:hidden"
                    >
                      {words.anyTime}
                    </span>
                  )}
                </div>
                <div className="max-md:row-start-2 max-[22.5rem]:row-start-3">
                  <TypedNumber
                    aria-label={words.examWeight(number)}
                    unit="%"
                    least={0}
                    most={100}
                    value={exam.weight}
                    onNumber={(weight) => change(index, { weight })}
                    className="ps-2.5 pe-7! text-sm"
                  />
                </div>
                <IconButton
                  label={words.removeExam(number)}
                  icon={<Trash2 />}
                  size="sm"
                  disabled={exams.length === 1}
                  onClick={() => remove(index)}
                  className="max-md:col-start-3 max-md:row-start-1 max-md:size-11 max-md:justify-self-end max-[22.5rem]:col-start-2"
                />
              </div>
              {warning !== undefined && (
                <p id={`exam-${number}-says`} className="mt-1.5 text-xs text-ink-3">
                  {warning}
                </p>
              )}
            </fieldset>
          );
        })}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus />}
          disabled={exams.length >= mostExams}
          onClick={add}
          className="-ms-2 max-md:min-h-11"
        >
          {words.addExam}
        </Button>
        <p className="text-xs text-ink-3">{words.mayBeEmpty}</p>
      </div>
    </section>
  );
};
