import type { OffWish } from "../wish.ts";
import { type Clause, daysOf, has, hasDays, whoOf } from "./clause.ts";
import type { Reading } from "./frame.ts";
import { itemsOfKind } from "./items.ts";
import { decide, perWindow, windowChoices } from "./windows.ts";

/** "every day", as days; "an hour a day" says an amount. */
export const saysEveryDay = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "days").some(({ daily }) => daily === true);

/** "not every day" is not a time that can be kept free. */
export const saysEveryDayAlone = (clause: Clause): boolean =>
  saysEveryDay(clause) && !has(clause, "part", "clock", "span", "dates", "examdays");

export const hasAnyTime = (clause: Clause): boolean =>
  hasDays(clause) || has(clause, "part", "clock", "span");

/** "I'm not a morning person" forbids nothing. */
const isPerson = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "part").some(({ person }) => person === true);

/** "at 6", and neither before nor after it. */
export const isMoment = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "clock").some(({ relation = "at" }) => relation === "at");

type Timed = "off" | "only" | "prefer" | "allow";

/** A wish of some kind for the days and times that a clause names. */
const timed =
  (kind: Timed, changes: Partial<OffWish>): Reading =>
  (clause) =>
    !hasAnyTime(clause) ||
    (saysEveryDayAlone(clause) && kind !== "allow" && kind !== "only") ||
    (kind === "allow" && isMoment(clause))
      ? undefined
      : decide(windowChoices(clause, kind === "off" ? "off" : "only"), (windows) =>
          perWindow(windows, (window) => ({
            kind,
            firmness: isPerson(clause) ? "soft" : clause.firmness,
            ...whoOf(clause),
            ...daysOf(clause),
            ...window,
            ...changes,
          })),
        );

/** No study on these days or at these times. */
export const off = (changes: Partial<OffWish> = {}): Reading => timed("off", changes);
export const only = timed("only", {});
export const allow = timed("allow", { firmness: "firm" });

/** "like the last week": everything then, or only something that was not named? */
export const prefer: Reading = (clause) =>
  has(clause, "examdays") && whoOf(clause).subjects === undefined
    ? undefined
    : timed("prefer", { firmness: "soft" })(clause);
