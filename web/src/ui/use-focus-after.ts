import { useLayoutEffect, useRef, useState } from "react";

/** Focuses an element after the next render. */
export const useFocusAfter = <Area extends HTMLElement>() => {
  const area = useRef<Area>(null);
  // An object, so that the same element can be focused twice.
  const [wanted, setWanted] = useState<{ readonly selector: string }>();

  useLayoutEffect(() => {
    if (wanted !== undefined) area.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);

  return { area, focusOn: (selector: string) => setWanted({ selector }) };
};
