import {
  formatDuration,
  longLabelOf,
  type SubjectColours,
  type SubjectFit,
} from "@smart-planner/planner";
import { classNames } from "../../ui/class-names.ts";
import { Table, TableCell, TableHeading, TableScroller } from "../../ui/table.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";

/** On a phone the figures wrap, so that the names need not. */
const figure = "max-md:w-15 max-md:px-1.5";

/** Without stated work nobody knows what is needed: the hours there are get shared out. */
const needOf = ({
  kind,
  needMinutes,
  doneMinutes,
}: Pick<SubjectFit, "kind" | "needMinutes" | "doneMinutes">): string => {
  if (kind === "shared") return "Shared out";
  const done = doneMinutes > 0 ? `, ${formatDuration(doneMinutes)} done` : "";
  return `${formatDuration(needMinutes)}${done}`;
};

/** What each subject needs, what the plan gives it, and what stays free before its exam. */
export const FitTable = ({
  fit,
  colours,
  wordsOf,
}: {
  readonly fit: readonly SubjectFit[];
  readonly colours: SubjectColours;
  /** What is left of the work, where there is any. */
  readonly wordsOf: (fit: SubjectFit) => string | undefined;
}) => (
  <TableScroller label="What each subject needs and gets">
    <Table className="tabular-nums">
      <thead>
        <tr>
          <TableHeading>Subject</TableHeading>
          <TableHeading className={figure}>Needs</TableHeading>
          <TableHeading className={figure}>Planned</TableHeading>
          <TableHeading className={figure}>Missing</TableHeading>
          <TableHeading className="max-md:hidden">Stays free</TableHeading>
        </tr>
      </thead>
      {fit.map(({ subject, examDate, since, why, ...figures }, index) => (
        <tbody
          key={`${subject} ${examDate}`}
          className="border-line align-top not-last:border-b print:break-inside-avoid"
        >
          <tr>
            <TableCell className="md:min-w-48">
              <span className="flex items-baseline gap-2 font-(--weight-medium)">
                <ToneDot tone={colours.get(subject) ?? "violet"} />
                <span dir="auto" className="wrap-anywhere">
                  {subject}
                </span>
              </span>
            </TableCell>
            <TableCell className={figure}>{needOf(figures)}</TableCell>
            <TableCell className={figure}>{formatDuration(figures.plannedMinutes)}</TableCell>
            <TableCell
              className={classNames(
                figure,
                figures.missingMinutes > 0 && "font-(--weight-semi) text-danger",
              )}
            >
              {figures.missingMinutes > 0 ? formatDuration(figures.missingMinutes) : "Nothing"}
            </TableCell>
            <TableCell className="max-md:hidden">{formatDuration(figures.spareMinutes)}</TableCell>
          </tr>
          <tr>
            <td colSpan={5} className="px-2.5 pb-2.5 text-xs text-ink-3 md:px-4">
              <WorkLeft
                words={
                  // Once a subject: its work is one, however many exams it has.
                  fit.findIndex((one) => one.subject === subject) === index
                    ? wordsOf({ subject, examDate, why, ...figures })
                    : undefined
                }
              />
              {since !== undefined && `Behind since ${longLabelOf(since)}. `}
              {why}
            </td>
          </tr>
        </tbody>
      ))}
    </Table>
  </TableScroller>
);

const WorkLeft = ({ words }: { readonly words: string | undefined }) =>
  words === undefined ? null : (
    <span className="me-1.5 font-(--weight-medium) text-ink-2">{`${words}.`}</span>
  );
