import { type Clause, daysOf, has, hasDays } from "./clause.ts";
import { momentsOf } from "./find-clock.ts";
import { type Frame, type Reading, wishes } from "./frame.ts";
import { itemsOfKind, symbolOf } from "./items.ts";
import { named } from "./tokens.ts";

const buffer: Reading = (clause) => {
  const [duration] = itemsOfKind(clause.items, "duration");
  const [relation] = itemsOfKind(clause.items, "relation");
  // "45 minutes commute after work", "an hour after training to eat".
  const activities = itemsOfKind(clause.items, "activity");
  const activity =
    activities.find(({ start }) => start > (relation?.start ?? 0)) ?? activities.at(-1);
  if (duration === undefined || activity === undefined || relation === undefined) return undefined;
  if (relation.relation !== "before" && relation.relation !== "after") return undefined;
  return wishes({
    kind: "buffer",
    firmness: clause.firmness,
    minutes: duration.most,
    side: relation.relation,
    label: activity.label.replace(/^(?:my|a) /i, "").toLowerCase(),
  });
};

const taskOf =
  (label: string): Reading =>
  (clause) => {
    const [duration] = itemsOfKind(clause.items, "duration");
    const [part] = itemsOfKind(clause.items, "part");
    const [clock] = itemsOfKind(clause.items, "clock");
    const [moment] = clock === undefined ? [] : momentsOf(clock.clock);
    const window =
      part?.windows[0] ??
      (moment === undefined ? undefined : { from: moment, to: moment + 60 }) ??
      // "first thing every day".
      (has(clause, "startday") ? { from: 5 * 60, to: 12 * 60 } : undefined);
    if (!hasDays(clause) && window === undefined && duration === undefined) return undefined;
    return wishes({
      kind: "task",
      firmness: clause.firmness,
      label,
      ...daysOf(clause),
      ...(window === undefined ? {} : { window }),
      ...(duration === undefined ? {} : { minutes: duration.most }),
    });
  };

const labelOfTask = (clause: Clause): string => {
  const written =
    clause.items.find((item) => ["task", "mock"].includes(symbolOf(item)))?.written ?? "";
  return named(written.replace(/^a /i, ""));
};

/** Ways, rests and tasks around other things. */
export const aroundFrames: readonly Frame[] = [
  ["duration travel|home relation activity", buffer],
  ["duration relation activity free|off|light|break?", buffer],
  ["duration activity relation activity", buffer],
  // Tasks that are no subject.
  [
    "mock days|dates|examdays* roughly? per|count|number? who* duration? part? need?",
    (clause) => taskOf(labelOfTask(clause))(clause),
  ],
  [
    "task days|dates|examdays* per? duration? part? clock? startday?",
    (clause) => taskOf(labelOfTask(clause))(clause),
  ],
];
