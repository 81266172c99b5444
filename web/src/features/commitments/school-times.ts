import type { Commitment, Weekday } from "@smart-planner/planner/model";
import { weekdays } from "@smart-planner/planner/time";
import type { FixedTime } from "@smart-planner/planner/written";

export interface SchoolDay {
  readonly day: Weekday;
  readonly startTime: string;
  readonly endTime: string;
}

export const usualSchool = { startTime: "08:00", endTime: "15:00" };

/** By its English name, or by that in the page's language. */
const isNamedSchool = (name: string, school: string): boolean =>
  [school, "School"].some((each) => each.toLowerCase() === name.toLowerCase());

const isSchoolIn =
  (school: string) =>
  ({ name, isClass, dates }: Commitment): boolean =>
    isNamedSchool(name, school) && isClass === true && dates === undefined;

/** A typed time; school is a class, as if its own question were answered. */
export const commitmentOf = (time: FixedTime, school: string): Commitment => ({
  ...time,
  type: "other",
  ...(isNamedSchool(time.name, school) && { isClass: true }),
});

/** The days of school with their times, from Monday on. */
export const schoolDaysOf = (
  commitments: readonly Commitment[],
  named: string,
): readonly SchoolDay[] => {
  const school = commitments.filter(isSchoolIn(named));
  return weekdays.flatMap((day) => {
    const here = school.find(({ days }) => days.includes(day));
    return here === undefined ? [] : [{ day, startTime: here.startTime, endTime: here.endTime }];
  });
};

/** Replaces the days of school; days with the same times are one commitment. */
export const withSchoolDays = (
  commitments: readonly Commitment[],
  schoolDays: readonly SchoolDay[],
  named: string,
): readonly Commitment[] => {
  const isSchool = isSchoolIn(named);
  const byTimes = Map.groupBy(schoolDays, ({ startTime, endTime }) => `${startTime} ${endTime}`);
  const school = [...byTimes.values()].flatMap(([first, ...others]): Commitment[] =>
    first === undefined
      ? []
      : [
          {
            name: named,
            days: [first, ...others].map(({ day }) => day),
            startTime: first.startTime,
            endTime: first.endTime,
            type: "other",
            isClass: true,
          },
        ],
  );
  return [...school, ...commitments.filter((each) => !isSchool(each))];
};
