import type { WorkStanding } from "@smart-planner/planner/due-work";
import type { SubjectColours } from "@smart-planner/planner/plan";
import type { ExamStanding, Readiness } from "@smart-planner/planner/scheduler";
import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { dateWords } from "@smart-planner/words/en/dates";
import { workLineWords } from "@smart-planner/words/en/work-lines";
import { CircleAlert, CircleCheck, CircleDot } from "lucide-react";
import type { ReactNode } from "react";
import { useIsNarrow } from "../../platform/use-media.ts";
import { classNames } from "../../ui/class-names.ts";
import { Table, TableCell, TableHead, TableHeading, TableScroller } from "../../ui/table.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { isOnlyMissed } from "./fit-summary.ts";

const missingText = ({ shortLength }: typeof dateWords, minutes: number): string =>
  minutes > 0 ? shortLength(minutes) : "–";
const cushionText = (words: typeof advancedPlanWords, minutes: number): string =>
  minutes > 0 ? words.toSpare(minutes) : words.noCushion;

const icons: Readonly<Record<Readiness, typeof CircleCheck>> = {
  "on track": CircleCheck,
  tight: CircleDot,
  short: CircleAlert,
  today: CircleDot,
};

/** An exam, or a piece of due work with its title. */
export type FitRow = ExamStanding & Partial<Pick<WorkStanding, "id" | "title">>;

const keyOf = ({ id, subject, examDate }: FitRow): string => id ?? `${subject} ${examDate}`;
const toneIn = (colours: SubjectColours, { subject, title = "" }: FitRow): Tone =>
  colours.get(subject || title) ?? "violet";

const ReadinessMark = ({ exam }: { readonly exam: ExamStanding }) => {
  const words = useWords(advancedPlanWords);
  const lines = useWords(workLineWords);
  const Icon = icons[exam.readiness];
  const short = isOnlyMissed(exam) ? words.missed : words.short;
  const texts: Readonly<Record<Readiness, string>> = {
    "on track": words.onTrack,
    tight: words.tight,
    short: short(exam.missingMinutes),
    today: lines.nextExam({ name: "", days: 0 }),
  };
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 md:whitespace-nowrap",
        exam.readiness === "short" && "text-danger",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames("size-4", exam.readiness === "on track" && "text-success")}
      />
      {texts[exam.readiness]}
    </span>
  );
};

/** Done solid, planned in the tint, missing empty. */
const Bar = ({ exam, tone }: { readonly exam: ExamStanding; readonly tone: Tone }) => {
  const part = (minutes: number) => `${(minutes / Math.max(exam.neededMinutes, 1)) * 100}%`;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "flex h-2.5 overflow-hidden rounded-full bg-sunk inset-ring inset-ring-line forced-colors:border",
        toneClass(tone),
      )}
    >
      <span
        className="bg-(--tone-bar) forced-color-adjust-none"
        style={{ width: part(exam.doneMinutes) }}
      />
      <span
        className="bg-(--tone-bar) opacity-40 forced-color-adjust-none"
        style={{ width: part(exam.plannedMinutes) }}
      />
    </span>
  );
};

const Name = ({
  exam,
  tone,
  work,
}: {
  readonly exam: FitRow;
  readonly tone: Tone;
  readonly work: string | undefined;
}) => {
  const words = useWords(advancedPlanWords);
  const dates = useWords(dateWords);
  return (
    <span className="grid min-w-24 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5">
      <ToneDot tone={tone} />
      <span dir="auto" className="font-(--weight-semi) wrap-anywhere">
        {exam.title ?? exam.subject}
      </span>
      <span className="col-start-2 text-xs text-ink-3">
        {exam.title === undefined
          ? dates.shortDayAndMonth(exam.examDate)
          : words.handIn(exam.examDate)}
      </span>
      {work !== undefined && (
        <span className="col-start-2 text-xs text-ink-2 wrap-anywhere">{work}</span>
      )}
    </span>
  );
};

interface FitTableProps {
  readonly exams: readonly ExamStanding[];
  readonly works: readonly WorkStanding[];
  readonly colours: SubjectColours;
  readonly wordsOf: (subject: string) => string | undefined;
  /** How likely its work is done in time. */
  readonly chanceOf: (row: FitRow) => ReactNode;
}

/** Exams in the order of the form; with due work all by their dates. */
const rowsOf = ({ exams, works }: Pick<FitTableProps, "exams" | "works">): readonly FitRow[] =>
  works.length === 0
    ? exams
    : [...exams, ...works].toSorted((one, other) => one.examDate.localeCompare(other.examDate));

/** Once a subject: its work is one, however many exams it has. */
const wordsBeside = (
  exam: FitRow,
  { exams, wordsOf }: Pick<FitTableProps, "exams" | "wordsOf">,
): string | undefined =>
  exams.find(({ subject }) => subject === exam.subject) === exam
    ? wordsOf(exam.subject)
    : undefined;

const sumsOf = (exams: readonly ExamStanding[]) => {
  const sum = (minutesOf: (exam: ExamStanding) => number) =>
    exams.reduce((total, exam) => total + minutesOf(exam), 0);
  return {
    needed: sum(({ neededMinutes }) => neededMinutes),
    done: sum(({ doneMinutes }) => doneMinutes),
    planned: sum(({ plannedMinutes }) => plannedMinutes),
    missing: sum(({ missingMinutes }) => missingMinutes),
  };
};

const Figures = ({
  figures,
}: {
  readonly figures: readonly (readonly [name: string, text: string, isShort?: boolean])[];
}) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 text-sm tabular-nums">
    {figures.map(([name, text, isShort]) => (
      <div key={name}>
        <dt className="text-2xs text-ink-3">{name}</dt>
        <dd className={classNames(isShort === true && "font-(--weight-semi) text-danger")}>
          {text}
        </dd>
      </div>
    ))}
  </dl>
);

/** Without a goal nothing is needed: each exam has its share of the hours there are. */
const needWord = (words: typeof advancedPlanWords, exams: readonly ExamStanding[]): string =>
  exams.every(({ kind }) => kind === "shared") ? words.share : words.needed;

const figuresOf = (
  words: typeof advancedPlanWords,
  dates: typeof dateWords,
  exams: readonly ExamStanding[],
) => {
  const { needed, done, planned, missing } = sumsOf(exams);
  return [
    [needWord(words, exams), dates.shortLength(needed)],
    [words.done, dates.shortLength(done)],
    [words.planned, dates.shortLength(planned)],
    [words.missing, missingText(dates, missing), missing > 0],
  ] as const;
};

/** On a phone every row is a block. */
const FitBlocks = ({ exams, works, colours, wordsOf, chanceOf }: FitTableProps) => {
  const words = useWords(advancedPlanWords);
  const dates = useWords(dateWords);
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {rowsOf({ exams, works }).map((exam) => {
        const tone = toneIn(colours, exam);
        return (
          <li key={keyOf(exam)} className="grid gap-2.5 p-4">
            <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 text-sm">
              <Name exam={exam} tone={tone} work={wordsBeside(exam, { exams, wordsOf })} />
              {chanceOf(exam) || <ReadinessMark exam={exam} />}
            </span>
            <Bar exam={exam} tone={tone} />
            <Figures figures={figuresOf(words, dates, [exam])} />
            <p className="text-sm">
              <span className="text-2xs text-ink-3">{words.cushionOf}</span>
              {cushionText(words, exam.cushionMinutes)}
            </p>
          </li>
        );
      })}
      <li className="grid gap-2 bg-rail p-4 font-(--weight-semi)">
        <span className="text-sm">{words.allExams}</span>
        <Figures figures={figuresOf(words, dates, exams)} />
      </li>
    </ul>
  );
};

/** Needs, done and planned time of each exam, and the free time before it. */
export const FitTable = (props: FitTableProps) => {
  const words = useWords(advancedPlanWords);
  const dates = useWords(dateWords);
  const isNarrow = useIsNarrow();
  if (isNarrow) return <FitBlocks {...props} />;
  const { exams, works, colours, wordsOf, chanceOf } = props;
  const rows = rowsOf(props);
  const sums = sumsOf(exams);
  return (
    <TableScroller label={words.eachExam}>
      <Table className="tabular-nums">
        <TableHead>
          <tr>
            <TableHeading>{works.length === 0 ? words.exam : words.examOrHandIn}</TableHeading>
            <TableHeading className="w-1/4 min-w-40">{words.doneAndPlanned}</TableHeading>
            <TableHeading className="text-end">{needWord(words, exams)}</TableHeading>
            <TableHeading className="text-end">{words.done}</TableHeading>
            <TableHeading className="text-end">{words.planned}</TableHeading>
            <TableHeading className="text-end">{words.missing}</TableHeading>
            <TableHeading>{words.cushion}</TableHeading>
            <TableHeading>{rows.some(chanceOf) ? words.inTime : words.readiness}</TableHeading>
          </tr>
        </TableHead>
        <tbody className="text-sm [&>tr>td]:border-line [&>tr>td]:py-3 [&>tr:not(:first-child)>td]:border-t">
          {rows.map((exam) => {
            const tone = toneIn(colours, exam);
            const isShort = exam.missingMinutes > 0;
            return (
              <tr key={keyOf(exam)}>
                <TableCell className="min-w-40">
                  <Name exam={exam} tone={tone} work={wordsBeside(exam, { exams, wordsOf })} />
                </TableCell>
                <TableCell>
                  <Bar exam={exam} tone={tone} />
                </TableCell>
                <TableCell className="text-end">{dates.shortLength(exam.neededMinutes)}</TableCell>
                <TableCell className="text-end">{dates.shortLength(exam.doneMinutes)}</TableCell>
                <TableCell className="text-end">{dates.shortLength(exam.plannedMinutes)}</TableCell>
                <TableCell
                  className={classNames("text-end", isShort && "font-(--weight-semi) text-danger")}
                >
                  {missingText(dates, exam.missingMinutes)}
                </TableCell>
                <TableCell>{cushionText(words, exam.cushionMinutes)}</TableCell>
                <TableCell>{chanceOf(exam) || <ReadinessMark exam={exam} />}</TableCell>
              </tr>
            );
          })}
        </tbody>
        <tfoot className="bg-rail text-sm font-(--weight-semi) [&_td]:border-t [&_td]:border-line [&_td]:py-3">
          <tr>
            <TableCell>{words.allExams}</TableCell>
            <TableCell> </TableCell>
            <TableCell className="text-end">{dates.shortLength(sums.needed)}</TableCell>
            <TableCell className="text-end">{dates.shortLength(sums.done)}</TableCell>
            <TableCell className="text-end">{dates.shortLength(sums.planned)}</TableCell>
            <TableCell className="text-end">{missingText(dates, sums.missing)}</TableCell>
            <TableCell> </TableCell>
            <TableCell> </TableCell>
          </tr>
        </tfoot>
      </Table>
    </TableScroller>
  );
};
