import { type CalendarEvent, type Place, stepMinutes } from "@smart-planner/planner/plan";
import { addDays, minutesPerDay } from "@smart-planner/planner/time";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { type KeyboardEvent, useRef } from "react";
import { placeOf, resizedPlace } from "../../planner-service/place-text.ts";
import type { PlanEditor, TakeBack } from "../../planner-service/plan-editor.ts";
import type { SessionActions } from "../../planner-service/session-actions.ts";
import { readingKey } from "../../platform/reading-direction.ts";
import { useWords } from "../../ui/use-words.ts";

/** Where an arrow takes a session: a quarter of an hour or a day; with Shift its length. */
const arrowPlace = (
  session: CalendarEvent,
  pressed: string,
  isLength: boolean,
): Place | undefined => {
  const key = readingKey(pressed);
  const place = placeOf(session);
  const lastStart = minutesPerDay - place.minutes;
  if (isLength)
    return resizedPlace(
      session,
      key === "ArrowDown" || key === "ArrowRight" ? "longer" : "shorter",
    );
  switch (key) {
    case "ArrowUp":
      return { ...place, start: Math.max(place.start - stepMinutes, 0) };
    case "ArrowDown":
      return { ...place, start: Math.min(place.start + stepMinutes, lastStart) };
    case "ArrowLeft":
      return { ...place, day: addDays(place.day, -1) };
    case "ArrowRight":
      return { ...place, day: addDays(place.day, 1) };
    default:
      return undefined;
  }
};

/** Keys of a focused session. Arrows move it step by step; Escape undoes the steps since it was focused. */
export const useSessionKeys = ({
  editor,
  actions,
  onFollow,
  onMoveTo,
  onNew,
}: {
  readonly editor: PlanEditor;
  readonly actions: SessionActions;
  /** The session is elsewhere now, and the focus moves with it. */
  readonly onFollow: (session: CalendarEvent, place: Place) => void;
  readonly onMoveTo: (session: CalendarEvent) => void;
  readonly onNew: (near: CalendarEvent | undefined) => void;
}) => {
  const words = useWords(calendarWords);
  const series = useRef<{ readonly id: string; readonly takeBack: TakeBack }>(null);

  const step = (session: CalendarEvent, wanted: Place) => {
    const place = editor.places.pastLocked(session, wanted);
    const isLength = wanted.minutes !== session.minutes;
    if (place === undefined || (isLength && place.start !== wanted.start)) {
      actions.say(words.noRoom(session.title));
      return;
    }
    const known = series.current?.id === session.id ? series.current : undefined;
    // Undo takes back the whole series, not only its last step.
    const takeBack = editor.edit.put(session, place, known);
    if (takeBack === undefined) return;
    series.current = known ?? { id: session.id, takeBack };
    onFollow(session, place);
  };

  const stepBy = (session: CalendarEvent, key: string, isLength: boolean) => {
    const place = arrowPlace(session, key, isLength);
    if (place !== undefined) step(session, place);
  };

  const takeBackSteps = (session: CalendarEvent): boolean => {
    if (series.current?.id !== session.id) return false;
    series.current.takeBack();
    series.current = null;
    actions.say(words.isBack(session.title));
    onFollow(session, placeOf(session));
    return true;
  };

  const arrow = (session: CalendarEvent, { key, shiftKey }: KeyboardEvent) =>
    stepBy(session, key, shiftKey);

  const acts: Readonly<Record<string, (session: CalendarEvent, event: KeyboardEvent) => void>> = {
    ArrowUp: arrow,
    ArrowDown: arrow,
    ArrowLeft: arrow,
    ArrowRight: arrow,
    "+": (session) => stepBy(session, "ArrowDown", true),
    "-": (session) => stepBy(session, "ArrowUp", true),
    " ": (session) => actions.tick(session, editor.sessions.markOf(session).state !== "done"),
    l: (session) => editor.edit.setLocked(session, !editor.sessions.markOf(session).isLocked),
    m: (session) => {
      const refusal = editor.sessions.refusalOf(session);
      if (refusal === undefined) onMoveTo(session);
      else actions.say(refusal);
    },
    Delete: editor.edit.remove,
    Backspace: editor.edit.remove,
  };

  return {
    forget: () => {
      series.current = null;
    },
    step,
    /** Whether the key had a meaning. */
    onKeyDown: (event: KeyboardEvent, session: CalendarEvent | undefined): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === "n") {
        onNew(session);
        return true;
      }
      if (session === undefined) return false;
      if (key === "Escape") return takeBackSteps(session);
      acts[key]?.(session, event);
      return Object.hasOwn(acts, key);
    },
  };
};
