import type { ProgressMap } from "@smart-planner/planner/model";
import type { CalendarEvent, Neighbour, Place, PlanEdits } from "@smart-planner/planner/plan";
import type { EditDays } from "./edit-days.ts";

export const isOnPlace = (other: Neighbour, event: CalendarEvent, place: Place): boolean =>
  other.id !== event.id &&
  other.start < place.start + place.minutes &&
  other.start + other.minutes > place.start;

/** Placed manually. */
export const lockedNeighboursOf = ({
  days: { isOwn, sessionOf, neighboursOn },
  edits,
  progress,
}: {
  readonly days: EditDays;
  readonly edits: PlanEdits;
  readonly progress: ProgressMap;
}) => {
  const isLocked = ({ id, day, isStudy }: Neighbour): boolean => {
    const known = isStudy && progress[id] !== true ? sessionOf({ id, day })?.entry.id : undefined;
    const edit = known === undefined ? undefined : edits[known];
    return edit?.kind === "session" && edit.locked;
  };

  return {
    isLocked,
    /** The locked one that a session changes places with there. */
    partnerAt: (event: CalendarEvent, place: Place): Neighbour | undefined => {
      const isMoved = event.day !== place.day || event.startMinute !== place.start;
      if (!isMoved || isOwn(event)) return undefined;
      return neighboursOn(place.day).find(
        (other) => isOnPlace(other, event, place) && isLocked(other),
      );
    },
  };
};
