import type { CalendarDay } from "../model/model.ts";
import { type Assignment, isOver, type Moment } from "./assignment.ts";
import { type DueItem, isMovedWeek, occurrencesOf } from "./occurrences.ts";

const followed = ["title", "subject", "estimate", "parts", "note"] as const;

type Records = Readonly<Record<string, Assignment>>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const recordOf = ({ id: _, series: __, ...record }: DueItem): Assignment => record;

const recordIn = (records: Records, id: string): Assignment | undefined =>
  Object.hasOwn(records, id) ? records[id] : undefined;

/** A week's own record, with what it had from the old rule as the new one has it. */
const following = (own: Assignment, old: DueItem, next: DueItem, isKept: boolean): Assignment => {
  const patch: Record<string, unknown> = {};
  for (const key of followed) if (isSame(own[key], old[key])) patch[key] = next[key];
  if (isKept || isMovedWeek({ ...old, due: own.due })) return { ...own, ...patch };
  const minute = own.due?.minute === old.due?.minute ? next.due?.minute : own.due?.minute;
  const due = next.due && { day: next.due.day, minute };
  const opens = own.opens === old.opens ? { opens: next.opens } : {};
  return { ...own, ...patch, due, ...opens };
};

/** The record of a week; undefined if the new rule is enough. */
const weekAfter = (
  old: DueItem,
  next: DueItem | undefined,
  own: Assignment | undefined,
  now: Moment,
): Assignment | undefined => {
  const isKept = isOver((own ?? old).due, now) || isOver(next?.due, now);
  if (own === undefined)
    return isKept && !isSame(old.due, next?.due)
      ? { ...recordOf(next ?? old), due: old.due, opens: old.opens }
      : undefined;
  if (next === undefined || own.state === "handed in") return undefined;
  return following(own, old, next, isKept);
};

/**
 * The records that change with a rule of weekly work, itself included. A week whose due time is
 * over, or would be by the new rule, keeps it; a week with a record of its own follows in what it
 * had from the rule.
 */
export const changedRuleOf = ({
  records,
  id,
  rule,
  now,
  until,
}: {
  readonly records: Records;
  readonly id: string;
  readonly rule: Assignment;
  readonly now: Moment;
  /** The last day looked at. */
  readonly until: CalendarDay;
}): readonly (readonly [id: string, record: Assignment])[] => {
  const was = recordIn(records, id);
  if (was === undefined) return [];
  const weeksOf = (of: Assignment) =>
    new Map(occurrencesOf(id, of, {}, until).map((week) => [week.id, week]));
  const before = weeksOf(was);
  // Weeks after an earlier last day end by themselves.
  const lasts = [was.repeats?.until, rule.repeats?.until];
  const last = lasts.includes(undefined) ? undefined : lasts.toSorted().at(-1);
  const after = weeksOf({ ...rule, repeats: rule.repeats && { ...rule.repeats, until: last } });
  const changed: (readonly [string, Assignment])[] = [[id, rule]];
  for (const [week, old] of before) {
    const own = recordIn(records, week);
    const record = weekAfter(old, after.get(week), own, now);
    if (record !== undefined && !isSame(record, own)) changed.push([week, record]);
  }
  // A rule that repeats more often asks for nothing that was due before.
  for (const [week, { due, ...item }] of after)
    if (!before.has(week) && !Object.hasOwn(records, week) && isOver(due, now))
      changed.push([week, { ...recordOf({ ...item, due }), state: "let go", endedOn: now.day }]);
  return changed;
};
