import { type ReactNode, useLayoutEffect, useState } from "react";
import { htmlDocument } from "../platform/html-document.ts";

/** The router scrolls to the top when it starts; somebody who is already reading must not be moved. */
export const StayInPlace = ({ children }: { readonly children: ReactNode }) => {
  const [place] = useState(htmlDocument.scrolledTo);
  useLayoutEffect(() => htmlDocument.scrollTo(place), [place]);
  return children;
};
