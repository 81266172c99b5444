import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableHeading, TableScroller } from "../../ui/table.tsx";
import { toneClass, tones } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { Part, Row } from "./part.tsx";

export const ContentParts = ({ theme }: { readonly theme: string }) => (
  <Part title="Content">
    <Row>
      <Badge>Plain</Badge>
      <Badge variant="outline">Under Development</Badge>
      <Badge variant="tint">PREVIEW</Badge>
      <Badge variant="hard">Hard</Badge>
      <Badge variant="medium">Medium</Badge>
      <Badge variant="easy">Easy</Badge>
      <Avatar name="Demo User" />
      <span className="font-display text-xl">
        <Mark>Wed 10 June</Mark>
      </span>
    </Row>
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {tones.map((tone) => (
        <li
          key={tone}
          className={classNames(
            "flex items-center gap-2 rounded-event bg-(--tone-bg) px-3 py-2 text-sm text-(--tone-fg)",
            toneClass(tone),
          )}
        >
          <ToneDot tone={tone} />
          {tone}
        </li>
      ))}
    </ul>
    <ProgressBar label="Overall" percent={36} />
    <ProgressBar label="Pink" percent={54} tone="pink" />
    <Notice>Something to know.</Notice>
    <Notice variant="success">It worked.</Notice>
    <Notice variant="danger" action={<Button size="sm">Try again</Button>}>
      <b>Error:</b> it did not work.
    </Notice>
    <TableScroller label={`Rows, ${theme}`} className="max-h-32">
      <Table>
        <TableHead>
          <tr>
            <TableHeading>Date</TableHeading>
            <TableHeading>Hours</TableHeading>
          </tr>
        </TableHead>
        <tbody>
          {["10-June-2026", "11-June-2026", "12-June-2026", "13-June-2026"].map((date) => (
            <tr key={date}>
              <TableCell>{date}</TableCell>
              <TableCell className="tabular-nums">1 hr 20 min</TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
    <EmptyState action={<Button size="sm">Start</Button>}>Nothing here yet.</EmptyState>
    <div className="grid gap-2">
      <Skeleton className="w-2/3" />
      <Skeleton />
    </div>
  </Part>
);
