import type { Mode } from "@smart-planner/contract";
import {
  type FinishedWork,
  type OfferedCourse,
  type OfferedWork,
  type WorkChoice,
  workChoices,
  workLengthOf,
} from "@smart-planner/planner/due-work";
import { spokenDuration } from "@smart-planner/planner/time";
import { workImportWords } from "@smart-planner/words/en/work-import";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useFromPlanner, usePlanner } from "../../planner-hooks/planner-context.tsx";
import type { ChosenWork } from "../../planner-service/school-work.ts";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { foundTitle, typedMinutes, whenText } from "./work-texts.ts";

interface RowState {
  readonly choice?: WorkChoice;
  readonly length?: string;
}

const columns =
  "md:grid md:grid-cols-[minmax(0,1fr)_7.5rem_10.5rem_6rem] md:items-center md:gap-x-4";

const Row = ({
  row: { item, when, choice: first, aside, sameAs },
  state: { choice = first, length = lengthText(item.estimateMinutes) },
  subject,
  finished,
  ownTitle,
  onChange,
}: {
  readonly row: OfferedWork;
  readonly state: RowState;
  readonly subject: string;
  readonly finished: readonly FinishedWork[];
  readonly ownTitle: string | undefined;
  readonly onChange: (state: RowState) => void;
}) => {
  const words = useWords(workImportWords);
  const { showTime } = useDisplay();
  const isOut = choice === "leave out";
  const hasLength = !isOut && choice !== "exam";
  const guess = hasLength
    ? workLengthOf({ kind: choice, subject, title: item.title }, finished).minutes
    : 0;
  const notes = [
    ...(aside === undefined ? [] : [words.aside(aside)]),
    ...(item.weight === undefined ? [] : [words.weight(item.weight)]),
    ...(sameAs === undefined || isOut ? [] : [words.sameAs(ownTitle ?? item.title)]),
  ];
  const isWrong = length.trim() !== "" && typedMinutes(length) === undefined;
  return (
    <li className={classNames("grid gap-1 border-t border-line px-6 py-2 text-sm", columns)}>
      <div className="min-w-0">
        <span
          dir="auto"
          className={classNames("wrap-anywhere", isOut ? "text-ink-2" : "font-(--weight-semi)")}
        >
          {item.title || words.untitled}
        </span>
        {notes.length > 0 && <span className="block text-xs text-ink-3">{notes.join(". ")}</span>}
      </div>
      {/* On a phone the date comes before the fields. */}
      <span
        className={classNames("tabular-nums max-md:row-start-2 md:order-1", isOut && "text-ink-3")}
      >
        {whenText(words, when, showTime)}
      </span>
      {item.leftOut === undefined && (
        <div className="max-md:flex max-md:gap-3 md:contents">
          <div className="max-md:flex-1">
            <Select
              aria-label={words.kindOf(item.title)}
              value={choice}
              options={workChoices
                .filter((each) => each !== "exam" || when !== undefined)
                .map((value) => ({ value, label: words.choices[value] }))}
              onValueChange={(next) => onChange({ choice: next, length })}
              className="md:min-h-8.5 md:text-sm"
            />
          </div>
          {hasLength && (
            <div className="max-md:w-24 md:order-2">
              <TextInput
                aria-label={words.howLong(item.title)}
                aria-invalid={isWrong}
                value={length}
                placeholder={words.length(guess)}
                onChange={(event) => onChange({ choice, length: event.target.value })}
                className="md:min-h-8.5 md:text-sm"
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
};

/** As it can be typed, in every language. */
const lengthText = (minutes: number | undefined): string =>
  minutes === undefined ? "" : spokenDuration(minutes);

const noSubject = "";

/** Due work of a calendar, a tool or a syllabus, to be checked before it is added. */
const WorkTable = ({
  mode,
  sourceName,
  courses,
  onClose,
  onLater = onClose,
}: {
  readonly mode: Mode;
  readonly sourceName: string;
  readonly courses: readonly OfferedCourse[];
  readonly onClose: () => void;
  /** Not now; the source keeps its findings. */
  readonly onLater?: () => void;
}) => {
  const words = useWords(workImportWords);
  const planner = usePlanner();
  const { finished, items } = useFromPlanner(() => planner.dueWork());
  const [states, setStates] = useState<ReadonlyMap<string, RowState>>(new Map());
  const [subjects, setSubjects] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsideShown, setAsideShown] = useState(false);
  const [problem, setProblem] = useState("");
  // As it was when the table opened: a calendar that is refreshed meanwhile must not change the rows.
  const [offered] = useState(courses);
  const [known] = useState(() => planner.schoolWork.subjectsIn(mode));
  const stateOf = ({ key }: OfferedWork): RowState => states.get(key) ?? {};
  const choiceOf = (row: OfferedWork): WorkChoice => stateOf(row).choice ?? row.choice;
  const subjectOf = ({ id, subject }: OfferedCourse) => subjects.get(id) ?? subject;

  const rows = offered.flatMap(({ rows: own }) => own);
  const aside = rows.filter((row) => row.aside !== undefined);
  const count = rows.filter((row) => choiceOf(row) !== "leave out").length;
  const isShown = (row: OfferedWork) => row.aside === undefined || isAsideShown;

  const add = () => {
    const isWrong = (row: OfferedWork) => {
      const { length = "" } = stateOf(row);
      return length.trim() !== "" && typedMinutes(length) === undefined;
    };
    const wrong = rows.find((row) => choiceOf(row) !== "leave out" && isWrong(row));
    if (wrong !== undefined) return setProblem(words.howLongIs(wrong.item.title));
    const chosen = offered.flatMap((course) =>
      course.rows.map(
        (row): ChosenWork => ({
          row,
          choice: choiceOf(row),
          subject: subjectOf(course),
          minutes: typedMinutes(stateOf(row).length ?? ""),
        }),
      ),
    );
    const taken = planner.schoolWork.take(mode, chosen);
    if (taken.ok) onClose();
    else setProblem(taken.message);
  };

  return (
    <Dialog
      isWide
      isLow
      onClose={onLater}
      title={foundTitle(words, sourceName, courses)}
      mark={
        <p className="w-full text-sm text-ink-2 max-md:pb-3">
          {rows.some((row) => row.item.leftOut === undefined) ? words.untilYouAdd : words.byHand}
        </p>
      }
      actions={
        <>
          <span className="me-auto text-sm text-ink-3 max-md:w-full">
            {problem === "" ? words.greyAreGuesses : <FieldError>{problem}</FieldError>}
          </span>
          <Button variant="quiet" onClick={onLater} className="max-md:flex-1">
            {words.notNow}
          </Button>
          <Button variant="primary" disabled={count === 0} onClick={add} className="max-md:flex-1">
            {words.add(count)}
          </Button>
        </>
      }
    >
      <div
        aria-hidden="true"
        className={classNames(
          "sticky top-0 z-1 mt-4 hidden border-y border-line bg-raise px-6 py-2 text-xs font-(--weight-semi) text-ink-3",
          columns,
        )}
      >
        {words.headings.map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </div>
      {offered.map((course) => {
        const shown = course.rows.filter(isShown);
        if (shown.length === 0) return null;
        const subject = subjectOf(course);
        const name = course.course;
        const options = [...new Set([...known, ...(name === "" ? [] : [name])])].map((value) => ({
          value,
          label: known.includes(value) ? value : words.newSubject(value),
        }));
        const taken = course.rows.filter((row) => choiceOf(row) !== "leave out").length;
        return (
          <section key={course.id} aria-label={name || sourceName}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-rail px-6 py-2.5">
              <h3 dir="auto" className="text-sm font-(--weight-semi) wrap-anywhere">
                {name || words.noCourse}
              </h3>
              <ArrowRight aria-hidden="true" className="size-4 text-ink-3 max-md:hidden" />
              <span className="max-md:order-1 max-md:w-full md:w-56">
                <Select
                  aria-label={words.subjectOf(name || sourceName)}
                  value={subject}
                  options={[...options, { value: noSubject, label: words.noSubject }]}
                  onValueChange={(value) => setSubjects(new Map([...subjects, [course.id, value]]))}
                  className="md:min-h-8.5 md:text-sm"
                />
              </span>
              <span className="ms-auto text-sm text-ink-3">
                {words.takenOf(taken, course.rows.length)}
              </span>
            </div>
            <ul>
              {shown.map((row) => (
                <Row
                  key={row.key}
                  row={row}
                  state={stateOf(row)}
                  subject={subject}
                  finished={finished}
                  ownTitle={items.find(({ id }) => id === row.sameAs)?.title}
                  onChange={(state) => {
                    setProblem("");
                    setStates(new Map([...states, [row.key, state]]));
                  }}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {aside.length > 0 && (
        <p className="border-t border-line px-6 py-3">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isAsideShown}
            onClick={() => setAsideShown(!isAsideShown)}
          >
            {isAsideShown ? words.hideAside : words.showAside(aside.length)}
          </Button>
        </p>
      )}
    </Dialog>
  );
};

export default WorkTable;
