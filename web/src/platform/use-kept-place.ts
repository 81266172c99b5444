import { type CSSProperties, type RefObject, useEffect, useRef } from "react";

const keyOf = (name: string): string => `smartplanner_place_${name}`;

/** Per tab; without storage no height is kept. */
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
    // Forbidden or full.
  }
};

/**
 * A part that fills in late keeps the height it had before a reload, so that nothing below moves
 * and the scroll position can be restored.
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
