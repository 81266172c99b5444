import { holdsAlways } from "./kinds/days.ts";
import type { Wish } from "./wish.ts";

/** Wishes that allow more of one subject on a day; their other requests and scopes stay. */
export const withHigherLimit = (
  wishes: readonly Wish[],
  { subject, minutes }: { readonly subject: string; readonly minutes: number },
): readonly Wish[] => {
  const raised = (wish: Wish): Wish | undefined => {
    if (wish.kind === "limit" && wish.per === "day" && wish.most !== undefined && holdsAlways(wish))
      return { ...wish, subjects: [subject], most: Math.max(wish.most, minutes) };
    if (wish.kind === "rhythm" && (wish.minutes ?? wish.everyDays) !== undefined)
      return { ...wish, subjects: [subject], minutes: Math.max(wish.minutes ?? 0, minutes) };
    return undefined;
  };
  return wishes.flatMap((wish): readonly Wish[] => {
    if (!("subjects" in wish) || wish.subjects?.includes(subject) !== true) return [wish];
    const own = raised(wish);
    if (own === undefined) return [wish];
    const others = wish.subjects.filter((name) => name !== subject);
    return others.length === 0 ? [own] : [{ ...wish, subjects: others }, own];
  });
};
