import { type Display, type DisplayChoice, displayOf } from "@smart-planner/contract";
import { createContext, useContext } from "react";
import type { Workspace } from "./workspace.ts";

const DisplayContext = createContext<Display>(displayOf(null));

export const DisplayProvider = DisplayContext.Provider;

/** The student's week and clock; outside a planner the automatic ones. */
export const useDisplay = (): Display => useContext(DisplayContext);

/** Not every browser knows weeks, and some have them as a property. */
interface LocaleWithWeeks extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

const firstDays: Readonly<Record<number, string>> = { 6: "saturday", 7: "sunday" };

/** The first day and the clock that a region uses. */
const usualIn = (locale: string) => {
  const known: LocaleWithWeeks = new Intl.Locale(locale).maximize();
  const { firstDay = 1 } = known.getWeekInfo?.() ?? known.weekInfo ?? {};
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return { weekStart: firstDays[firstDay] ?? "monday", clock: hour12 === true ? "12" : "24" };
};

/** Automatic in English is Monday and 24 hours, in other languages the usual of the browser's region. */
export const displayHere = (
  chosen: DisplayChoice | null,
  locale: string = navigator.language,
): Display => {
  if (chosen === null || (chosen.language ?? "en") === "en") return displayOf(chosen);
  const usual = usualIn(locale);
  const choiceOf = (field: "weekStart" | "clock") =>
    (chosen[field] ?? "auto") === "auto" ? usual[field] : chosen[field];
  return displayOf({ ...chosen, weekStart: choiceOf("weekStart"), clock: choiceOf("clock") });
};

export const displayIn = (workspace: Pick<Workspace, "read">): Display =>
  displayHere(workspace.read("smartplanner_display"));
