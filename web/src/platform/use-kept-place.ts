import { type CSSProperties, type RefObject, useEffect, useRef } from "react";

const keyOf = (name: string): string => `smartplanner_place_${name}`;

/** In the tab alone: a browser that forbids it keeps no place, and nothing else is missing. */
const keptHeight = (name: string): number | undefined => {
  try {
    return Number(window.sessionStorage.getItem(keyOf(name))) || undefined;
  } catch {
    return undefined;
  }
};

const keepHeight = (name: string, height: number): void => {
  try {
    window.sessionStorage.setItem(keyOf(name), String(height));
  } catch {
    // Forbidden or full: see above.
  }
};

/**
 * A part that is filled late keeps the height it had before the page was loaded again. Else what lies
 * below moves when it is filled, and a page that was scrolled far down is too short to go back there.
 */
export const useKeptPlace = (
  name: string,
  isFilled: boolean,
): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly style: CSSProperties | undefined;
} => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = ref.current;
    if (!isFilled || part === null) return;
    const seen = new ResizeObserver(() => keepHeight(name, part.offsetHeight));
    seen.observe(part);
    return () => seen.disconnect();
  }, [name, isFilled]);
  return { ref, style: isFilled ? undefined : { minHeight: keptHeight(name) } };
};
