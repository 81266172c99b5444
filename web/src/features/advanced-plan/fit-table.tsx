import {
  formatDuration,
  longLabelOf,
  type SubjectColours,
  type SubjectFit,
} from "@smart-planner/planner";
import { Table, TableCell, TableHeading, TableScroller } from "../../ui/table.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";

/** What each subject needs, what the plan gives it, and since when it falls behind. */
export const FitTable = ({
  fit,
  colours,
}: {
  readonly fit: readonly SubjectFit[];
  readonly colours: SubjectColours;
}) => (
  <TableScroller label="What each subject needs and gets">
    <Table className="min-w-[34rem]">
      <thead>
        <tr>
          <TableHeading>Subject</TableHeading>
          <TableHeading>Needs</TableHeading>
          <TableHeading>Planned</TableHeading>
          <TableHeading>Missing</TableHeading>
          <TableHeading>Behind since</TableHeading>
        </tr>
      </thead>
      <tbody className="divide-y divide-line tabular-nums">
        {fit.map(
          ({ subject, examDate, needMinutes, plannedMinutes, missingMinutes, since, why }) => (
            <tr key={`${subject} ${examDate}`} className="align-top">
              <TableCell className="min-w-48">
                <span className="flex items-center gap-2 font-(--weight-medium)">
                  <ToneDot tone={colours.get(subject) ?? "violet"} />
                  <span dir="auto" className="wrap-anywhere">
                    {subject}
                  </span>
                </span>
                <span className="mt-0.5 block max-w-96 text-xs text-ink-3">{why}</span>
              </TableCell>
              <TableCell>{formatDuration(needMinutes)}</TableCell>
              <TableCell>{formatDuration(plannedMinutes)}</TableCell>
              <TableCell className={missingMinutes > 0 ? "font-(--weight-semi) text-danger" : ""}>
                {missingMinutes > 0 ? formatDuration(missingMinutes) : "Nothing"}
              </TableCell>
              <TableCell>{since === undefined ? "" : longLabelOf(since)}</TableCell>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  </TableScroller>
);
