import {
  describeDifference,
  formatDuration,
  type PlanDifference,
  type SubjectHours,
} from "@smart-planner/planner";
import { counted } from "../../ui/counted.ts";
import { Table, TableCell, TableHead, TableHeading, TableScroller } from "../../ui/table.tsx";

const changeOf = ({ minutesBefore, minutesAfter }: SubjectHours): string => {
  const more = minutesAfter - minutesBefore;
  if (more === 0) return "the same";
  return `${formatDuration(Math.abs(more))} ${more > 0 ? "more" : "less"}`;
};

const mostListed = 60;

/** What another plan would change, before it takes the place of the present one. */
export const PlanDifferenceView = ({ difference }: { readonly difference: PlanDifference }) => {
  const { added, removed, moved, unchanged } = difference;
  const changes = describeDifference(difference);
  return (
    <div className="grid gap-4 text-sm">
      <p>
        {changes.length === 0
          ? "The smart planner found the plan that you have already."
          : `${counted(moved.length, "session")} moved, ${added.length} new, ${removed.length} gone, ${unchanged} as before.`}
      </p>
      {changes.length > 0 && (
        <>
          <TableScroller label="Hours by subject" className="max-h-60">
            <Table>
              <TableHead>
                <tr>
                  <TableHeading>Subject</TableHeading>
                  <TableHeading>Now</TableHeading>
                  <TableHeading>Then</TableHeading>
                  <TableHeading>Change</TableHeading>
                </tr>
              </TableHead>
              <tbody className="tabular-nums">
                {difference.subjects.map((hours) => (
                  <tr key={hours.subject}>
                    <TableCell>{hours.subject}</TableCell>
                    <TableCell>{formatDuration(hours.minutesBefore)}</TableCell>
                    <TableCell>{formatDuration(hours.minutesAfter)}</TableCell>
                    <TableCell>{changeOf(hours)}</TableCell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TableScroller>
          <TableScroller label="Sessions that change" className="max-h-48 px-4 py-2">
            <ul className="grid gap-1.5 text-ink-2">
              {changes.slice(0, mostListed).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read alike
                <li key={index}>{text}</li>
              ))}
              {changes.length > mostListed && (
                <li>{`And ${changes.length - mostListed} more sessions.`}</li>
              )}
            </ul>
          </TableScroller>
        </>
      )}
    </div>
  );
};
