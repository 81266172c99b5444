import type { PlanningWishes } from "../model.ts";
import { weekdays } from "../time/calendar-day.ts";
import type { Clause } from "./clause.ts";
import { itemsOf, ruleOf } from "./phrase.ts";

const allOff = (clause: Clause): Partial<PlanningWishes> => ({
  weekdaysOff: itemsOf(clause, "days").flatMap(({ weekdays }) => weekdays),
  datesOff: itemsOf(clause, "dates").flatMap(({ dates }) => dates),
});

const allOthersOff = (clause: Clause): Partial<PlanningWishes> => {
  const named = itemsOf(clause, "days").flatMap(({ weekdays }) => weekdays);
  return { weekdaysOff: weekdays.filter((day) => !named.includes(day)) };
};

const secondOff = (clause: Clause): Partial<PlanningWishes> | undefined => {
  const [usual, exception] = itemsOf(clause, "days");
  const excepted = exception?.weekdays ?? [];
  return excepted.every((day) => usual?.weekdays.includes(day))
    ? { weekdaysOff: excepted }
    : undefined;
};

const firstOffButSecond = (clause: Clause): Partial<PlanningWishes> => {
  const [usual, exception] = itemsOf(clause, "days");
  return {
    weekdaysOff: (usual?.weekdays ?? []).filter((day) => !exception?.weekdays.includes(day)),
  };
};

/** "Sundays", "24 December", or one of each with an "and". */
const either = (shapes: (days: string) => readonly string[]): readonly string[] =>
  ["D", "D and D"].flatMap(shapes);

/** Days of the week and of the calendar without study. */
export const daysOffRule = ruleOf([
  {
    shapes: [
      ...either((days) => [
        `no|avoid ${days}`,
        `no want|like ${days}`,
        `${days} no`,
        `only? ${days} off|break`,
        `only? off|break ${days}`,
        `keep|want ${days} free`,
        `${days} keep free`,
        `keep|want free ${days}`,
      ]),
      "except days",
    ],
    read: allOff,
  },
  { shapes: ["only days", "days only"], read: allOthersOff },
  { shapes: ["days except days"], read: secondOff },
  { shapes: ["no|avoid days except days", "days off except days"], read: firstOffButSecond },
]);
