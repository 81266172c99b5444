import { type ReactNode, useLayoutEffect, useState } from "react";
import { htmlDocument } from "../platform/html-document.ts";
import { useHeldPress } from "../platform/use-held-press.ts";

/**
 * A page that was there before the app. The router scrolls to the top when it starts, and somebody who is
 * already reading must not be moved; what was pressed when nothing could hear it happens now.
 */
export const TakenOver = ({ children }: { readonly children: ReactNode }) => {
  const [place] = useState(htmlDocument.scrolledTo);
  useLayoutEffect(() => htmlDocument.scrollTo(place), [place]);
  useHeldPress();
  return children;
};
