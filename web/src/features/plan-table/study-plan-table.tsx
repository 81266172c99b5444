import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import type { SessionNotes, SubjectColours } from "@smart-planner/planner/plan";
import { weekdayOf } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { planTableWords } from "@smart-planner/words/en/plan-table";
import { topicWords } from "@smart-planner/words/en/topics";
import { noteText } from "@smart-planner/words/session-text";
import { memo, type ReactNode, type Ref, useMemo } from "react";
import { Block } from "../../ui/block.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Table, TableCell, TableHead, TableHeading, TableScroller } from "../../ui/table.tsx";
import { toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useGroupWindow } from "../../ui/use-group-window.ts";
import { useWords } from "../../ui/use-words.ts";
import { longestMinutesIn, type PlanGroup, planGroupsOf, planRowsOf } from "./plan-groups.ts";

const rowHeight = 38;

/** With the row of headings. */
const rowCountOf = (groups: readonly PlanGroup[]): number =>
  groups.reduce((total, { sessions }) => total + sessions.length, 1);

/** The plan as a table by date, opening at today; of a long one only the rows in sight are rendered. */
export const StudyPlanTable = memo(
  ({
    plan,
    colours,
    sessionNotes,
    today,
    actions,
  }: {
    readonly plan: StudyPlan;
    readonly colours: SubjectColours;
    readonly sessionNotes: SessionNotes;
    readonly today: CalendarDay;
    /** Beside the dates, while there is a plan. */
    readonly actions?: ReactNode;
  }) => {
    const words = useWords(planTableWords);
    const dates = useWords(dateWords);
    const groups = useMemo(() => planGroupsOf(plan), [plan]);
    const [first, last] = [groups[0], groups.at(-1)];
    return (
      <Block
        compact
        heading={words.studyPlan}
        className="@min-[60rem]/sheet:in-data-beside:flex @min-[60rem]/sheet:in-data-beside:grow @min-[60rem]/sheet:in-data-beside:flex-col"
        aside={
          first !== undefined &&
          last !== undefined && (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="text-sm text-ink-3 tabular-nums">
                {words.span(
                  dates.storedDay(first.label, first.day),
                  dates.storedDay(last.label, last.day),
                )}
              </p>
              {actions}
            </span>
          )
        }
      >
        {first === undefined ? (
          <EmptyState>{words.none}</EmptyState>
        ) : (
          <GroupedTable
            groups={groups}
            colours={colours}
            sessionNotes={sessionNotes}
            today={today}
          />
        )}
      </Block>
    );
  },
);

const dayOf = ({ day }: PlanGroup): string => day;
const rowsOf = ({ sessions }: PlanGroup): number => sessions.length;

const GroupedTable = ({
  groups,
  colours,
  sessionNotes,
  today,
}: {
  readonly groups: readonly PlanGroup[];
  readonly colours: SubjectColours;
  readonly sessionNotes: SessionNotes;
  readonly today: CalendarDay;
}) => {
  const words = useWords(planTableWords);
  const { scroller, indices, measure, above, below } = useGroupWindow<HTMLElement, PlanGroup>({
    groups,
    keyOf: dayOf,
    rowsOf,
    heightOf: (rows) => rows * rowHeight + 1,
    openAt: groups.findIndex(({ day }) => day >= today),
  });
  const longestMinutes = useMemo(() => longestMinutesIn(groups), [groups]);
  return (
    <TableScroller
      ref={scroller}
      label={words.byDate}
      className="max-h-[22.25rem] @min-[60rem]/sheet:in-data-beside:h-0 @min-[60rem]/sheet:in-data-beside:max-h-none @min-[60rem]/sheet:in-data-beside:min-h-[22.25rem] @min-[60rem]/sheet:in-data-beside:grow"
    >
      <Table aria-rowcount={rowCountOf(groups)} className="max-md:table-fixed">
        <TableHead>
          <tr aria-rowindex={1}>
            <TableHeading className="w-32.5 max-[22.5rem]:w-25 max-md:pe-0 min-[40rem]:w-38 md:w-54">
              {words.date}
            </TableHeading>
            <TableHeading className="max-md:ps-2 md:w-54">{words.subject}</TableHeading>
            <TableHeading className="w-21 max-[22.5rem]:w-15 max-md:ps-1.5 max-md:pe-1 md:w-auto">
              {words.hours}
            </TableHeading>
          </tr>
        </TableHead>
        {above > 0 && <Spacer height={above} />}
        {indices.map((index) => {
          const group = groups[index];
          return (
            group !== undefined && (
              <GroupRows
                key={group.day}
                ref={measure}
                index={index}
                group={group}
                colours={colours}
                sessionNotes={sessionNotes}
                longestMinutes={longestMinutes}
                isToday={group.day === today}
                isPast={group.day < today}
              />
            )
          );
        })}
        {below > 0 && <Spacer height={below} />}
      </Table>
    </TableScroller>
  );
};

const Spacer = ({ height }: { readonly height: number }) => (
  <tbody aria-hidden="true">
    <tr>
      <td colSpan={3} style={{ height }} className="p-0" />
    </tr>
  </tbody>
);

const GroupRows = memo(
  ({
    ref,
    index,
    group,
    colours,
    sessionNotes,
    longestMinutes,
    isToday,
    isPast,
  }: {
    readonly ref: Ref<HTMLTableSectionElement>;
    readonly index: number;
    readonly group: PlanGroup;
    readonly colours: SubjectColours;
    readonly sessionNotes: SessionNotes;
    readonly longestMinutes: number;
    readonly isToday: boolean;
    readonly isPast: boolean;
  }) => {
    const words = useWords(planTableWords);
    const dates = useWords(dateWords);
    const topics = useWords(topicWords);
    const date = dates.storedDay(group.label, group.day);
    return (
      <tbody
        ref={ref}
        data-index={index}
        className={classNames("max-md:align-top", isPast && "text-ink-3")}
      >
        {planRowsOf({ sessions: group.sessions, colours, sessionNotes, longestMinutes }).map(
          (row, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: one day may hold a subject twice
              key={at}
              aria-rowindex={group.firstRow + at + 1}
              className={classNames(at === 0 && index > 0 && "[&>td]:border-t [&>td]:border-line")}
            >
              <TableCell className="relative whitespace-nowrap max-md:pe-0 max-[22.5rem]:whitespace-normal max-[22.5rem]:[&_.mark]:wrap-anywhere">
                {at === 0 && (
                  <span className="flex items-baseline gap-2 max-md:grid max-md:gap-0">
                    <span className="font-(--weight-semi) tabular-nums max-md:text-xs">
                      {isToday ? <Mark>{date}</Mark> : date}
                    </span>
                    <span className="text-xs text-ink-3">
                      {isToday ? words.today : dates.shortWeekday(weekdayOf(group.day))}
                    </span>
                  </span>
                )}
              </TableCell>
              <TableCell className="max-[22.5rem]:text-xs max-md:ps-2 max-md:pe-0">
                <span className="flex min-w-0 items-center gap-2.5 max-md:gap-1.5">
                  <ToneDot tone={row.colour} />
                  <span dir="auto" className="min-w-0 wrap-break-word hyphens-auto">
                    {row.name}
                    {row.note !== undefined && (
                      <span className="text-xs text-ink-3">{` ${noteText(topics, row.note)}`}</span>
                    )}
                  </span>
                </span>
              </TableCell>
              <TableCell className="max-md:ps-1.5 max-md:pe-1 md:whitespace-nowrap">
                <span className="grid items-center gap-3 tabular-nums md:grid-cols-[6.25rem_minmax(0,1fr)]">
                  {dates.storedLength(row.timeText, row.minutes)}
                  <span
                    aria-hidden="true"
                    style={{ width: `${row.share}%` }}
                    className={classNames(
                      "tone-bar h-2 rounded-[2px_4px_4px_2px] bg-(--tone-bar) max-md:hidden",
                      toneClass(row.colour),
                    )}
                  />
                </span>
              </TableCell>
            </tr>
          ),
        )}
      </tbody>
    );
  },
);
