import type { DateLabel } from "../model/model.ts";
import { createPlaceKeys } from "../study-plan/plan-sessions.ts";

export interface KeyedPlace {
  readonly label: DateLabel;
  /** Trimmed. */
  readonly subject: string;
  readonly id: string;
  /** The key that the session has had until now. */
  readonly kept: string | undefined;
}

export interface GivenKey {
  readonly key: string;
  /** Its place would give it another: the session has to carry it. */
  readonly isCarried: boolean;
}

/**
 * The key of each session in plan order. A key never changes; a new session takes the key of its
 * place unless a session or an old tick has it.
 */
export const giveKeys = (
  places: readonly KeyedPlace[],
  reserved: (key: string) => boolean,
): readonly GivenKey[] => {
  const holders = new Map<string, KeyedPlace>();
  for (const place of places)
    if (place.kept !== undefined && !holders.has(place.kept)) holders.set(place.kept, place);
  const seen = new Set<string>();
  const placeKeyOf = createPlaceKeys((key) => seen.has(key));
  return places.map((place) => {
    const base = `${place.label}-${place.subject}`;
    const byPlace = placeKeyOf(base);
    const isKept = place.kept !== undefined && holders.get(place.kept) === place;
    const isFree = !reserved(byPlace) && !holders.has(byPlace);
    let key = isKept ? place.kept : isFree ? byPlace : `${base}#${place.id}`;
    while (!isKept && (seen.has(key) || (key !== byPlace && holders.has(key))))
      key = `${key}#${place.id}`;
    seen.add(key);
    return { key, isCarried: key !== byPlace };
  });
};
