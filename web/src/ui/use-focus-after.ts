import { useLayoutEffect, useRef, useState } from "react";

/** Moves the focus to an element of the area once the change that asks for it is on the page. */
export const useFocusAfter = <Area extends HTMLElement>() => {
  const area = useRef<Area>(null);
  // An object, so that asking twice for the same element focuses it twice.
  const [wanted, setWanted] = useState<{ readonly selector: string }>();

  useLayoutEffect(() => {
    if (wanted !== undefined) area.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);

  return { area, focusOn: (selector: string) => setWanted({ selector }) };
};
