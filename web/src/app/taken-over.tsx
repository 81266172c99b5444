import { type ReactNode, useLayoutEffect, useState } from "react";
import { htmlDocument } from "../platform/html-document.ts";
import { useHeldPress } from "../platform/use-held-press.ts";

/**
 * A prerendered page. The router scrolls to the top when it starts, which must not move a reader;
 * an early press is repeated.
 */
export const TakenOver = ({ children }: { readonly children: ReactNode }) => {
  const [place] = useState(htmlDocument.scrolledTo);
  useLayoutEffect(() => htmlDocument.scrollTo(place), [place]);
  useHeldPress();
  return children;
};
