import type { Commitment, Weekday } from "@smart-planner/planner/model";
import { weekdays } from "@smart-planner/planner/time";

export interface SchoolDay {
  readonly day: Weekday;
  readonly startTime: string;
  readonly endTime: string;
}

export const usualSchool = { startTime: "08:00", endTime: "15:00" };

const isSchool = ({ name, isClass, dates }: Commitment): boolean =>
  name === "School" && isClass === true && dates === undefined;

/** The days of school with their times, from Monday on. */
export const schoolDaysOf = (commitments: readonly Commitment[]): readonly SchoolDay[] => {
  const school = commitments.filter(isSchool);
  return weekdays.flatMap((day) => {
    const here = school.find(({ days }) => days.includes(day));
    return here === undefined ? [] : [{ day, startTime: here.startTime, endTime: here.endTime }];
  });
};

/** Replaces the days of school; days with the same times are one commitment. */
export const withSchoolDays = (
  commitments: readonly Commitment[],
  schoolDays: readonly SchoolDay[],
): readonly Commitment[] => {
  const byTimes = Map.groupBy(schoolDays, ({ startTime, endTime }) => `${startTime} ${endTime}`);
  const school = [...byTimes.values()].flatMap(([first, ...others]): Commitment[] =>
    first === undefined
      ? []
      : [
          {
            name: "School",
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
