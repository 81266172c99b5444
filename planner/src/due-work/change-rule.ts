import type { CalendarDay } from "../model/model.ts";
import { type Assignment, isOver, type Moment } from "./assignment.ts";
import { type DueItem, isMovedWeek, occurrencesOf } from "./occurrences.ts";

const followed = ["title", "subject", "estimate", "parts", "note"] as const;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const recordOf = ({ id: _, series: __, ...record }: DueItem): Assignment => record;

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
  readonly records: Readonly<Record<string, Assignment>>;
  readonly id: string;
  readonly rule: Assignment;
  readonly now: Moment;
  /** The last day looked at. */
  readonly until: CalendarDay;
}): readonly (readonly [id: string, record: Assignment])[] => {
  const was = Object.hasOwn(records, id) ? records[id] : undefined;
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
    const next = after.get(week);
    const own = Object.hasOwn(records, week) ? records[week] : undefined;
    const current = own ?? recordOf(old);
    const isKept = isOver(current.due, now) || isOver(next?.due, now);
    if (own === undefined) {
      if (isKept && !isSame(old.due, next?.due))
        changed.push([week, { ...recordOf(next ?? old), due: old.due, opens: old.opens }]);
      continue;
    }
    if (next === undefined || own.state === "handed in") continue;
    const patch: Record<string, unknown> = {};
    for (const key of followed) if (isSame(own[key], old[key])) patch[key] = next[key];
    if (!isKept && !isMovedWeek({ ...old, due: own.due })) {
      const minute = own.due?.minute === old.due?.minute ? next.due?.minute : own.due?.minute;
      patch.due = next.due && { day: next.due.day, minute };
      if (own.opens === old.opens) patch.opens = next.opens;
    }
    const record = { ...own, ...patch };
    if (!isSame(record, own)) changed.push([week, record]);
  }
  // A rule that repeats more often asks for nothing that was due before.
  for (const [week, { due, ...item }] of after)
    if (!before.has(week) && !Object.hasOwn(records, week) && isOver(due, now))
      changed.push([week, { ...recordOf({ ...item, due }), state: "let go", endedOn: now.day }]);
  return changed;
};
