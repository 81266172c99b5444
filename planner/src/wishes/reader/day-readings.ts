import type { OffWish } from "../wish.ts";
import { type Clause, daysOf, has, hasDays, whoOf } from "./clause.ts";
import type { Reading } from "./frame.ts";
import { itemsOfKind } from "./items.ts";
import { decide, perWindow, windowChoices } from "./windows.ts";

/** No study on these days or at these times. */
export const off =
  (changes: Partial<OffWish> = {}): Reading =>
  (clause) => {
    // "not every day" is no time that can be kept free.
    if (saysEveryDayAlone(clause)) return undefined;
    const [across] = itemsOfKind(clause.items, "across");
    if (across !== undefined)
      return has(clause, "part", "clock", "span") || hasDays(clause)
        ? undefined
        : {
            wishes: across.pieces.map((piece) => ({
              kind: "off",
              firmness: clause.firmness,
              ...whoOf(clause),
              ...piece,
              ...changes,
            })),
          };
    return decide(windowChoices(clause, "off"), (windows) =>
      perWindow(windows, (window) => ({
        kind: "off",
        firmness: clause.firmness,
        ...whoOf(clause),
        ...daysOf(clause),
        ...window,
        ...(isPerson(clause) ? { firmness: "soft" } : {}),
        ...changes,
      })),
    );
  };

/** "I'm not a morning person" forbids nothing. */
const isPerson = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "part").some(({ person }) => person === true);

/** "every day", as days; "an hour a day" says an amount. */
export const saysEveryDay = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "days").some(({ daily }) => daily === true);

export const saysEveryDayAlone = (clause: Clause): boolean =>
  saysEveryDay(clause) && !has(clause, "part", "clock", "span", "dates", "examdays");

export const only: Reading = (clause) =>
  decide(windowChoices(clause, "only"), (windows) =>
    perWindow(windows, (window) => ({
      kind: "only",
      firmness: clause.firmness,
      ...whoOf(clause),
      ...daysOf(clause),
      ...window,
    })),
  );

export const prefer: Reading = (clause) => {
  if (!hasDays(clause) && !has(clause, "part", "clock", "span")) return undefined;
  if (saysEveryDayAlone(clause)) return undefined;
  // "like the last week": everything then, or only something that nobody named?
  if (has(clause, "examdays") && whoOf(clause).subjects === undefined) return undefined;
  return decide(windowChoices(clause, "only"), (windows) =>
    perWindow(windows, (window) => ({
      kind: "prefer",
      firmness: "soft",
      ...whoOf(clause),
      ...daysOf(clause),
      ...window,
    })),
  );
};

export const allow: Reading = (clause) =>
  decide(windowChoices(clause, "only"), (windows) =>
    perWindow(windows, (window) => ({
      kind: "allow",
      firmness: "firm",
      ...whoOf(clause),
      ...daysOf(clause),
      ...window,
    })),
  );

export const hasAnyTime = (clause: Clause): boolean =>
  hasDays(clause) || has(clause, "part", "clock", "span", "across");

/** Of a clause that says when. */
export const timed =
  (read: Reading): Reading =>
  (clause) =>
    hasAnyTime(clause) ? read(clause) : undefined;
