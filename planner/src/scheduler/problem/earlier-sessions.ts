import type { Stability } from "./advanced-inputs.ts";
import type { Exam } from "./exams.ts";

/** The value of a unit that stays, relative to a unit of study. */
export const keepPrices: Readonly<Record<Stability, number>> = {
  least: 1,
  balanced: 0.11,
  best: 0.04,
};

export interface Earlier {
  /** Sessions of each exam on each day, at `exam * days + day`. */
  readonly sessions: readonly (readonly EarlierSession[])[];
  readonly keepPrice: number;
}

export interface EarlierSession {
  readonly start: number;
  readonly minutes: number;
}

/** Sessions of the plan before that a new one may keep. */
export interface EarlierPlan {
  readonly keepPrice: number;
  readonly sessions: readonly (EarlierSession & { readonly exam: string; readonly day: number })[];
}

/** Earlier sessions by exam and day, and the lengths that a unit must divide to keep them. */
export const earlierOf = (
  exams: readonly Exam[],
  days: number,
  earlier: EarlierPlan | undefined,
): Earlier | undefined => {
  if (earlier === undefined) return undefined;
  const sessions: EarlierSession[][] = Array.from({ length: exams.length * days }, () => []);
  for (const { exam: key, day, start, minutes } of earlier.sessions) {
    const exam = exams.findIndex((one) => one.key === key);
    if (exam >= 0 && day < (exams[exam]?.deadline ?? 0))
      sessions[exam * days + day]?.push({ start, minutes });
  }
  return { sessions, keepPrice: earlier.keepPrice };
};

/** In which sessions exams were studied on a day of the plan before, each way once. */
export const keptLengths = (earlier: Earlier | undefined): readonly (readonly number[])[] => {
  const ways = (earlier?.sessions ?? [])
    .filter((sessions) => sessions.length > 0)
    .map((sessions) => sessions.map(({ minutes }) => minutes).sort((one, other) => other - one));
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
};
