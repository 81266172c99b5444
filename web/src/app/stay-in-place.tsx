import { type ReactNode, useLayoutEffect, useState } from "react";

/** The router scrolls to the top when it starts; somebody who is already reading must not be moved. */
export const StayInPlace = ({ children }: { readonly children: ReactNode }) => {
  const [{ scrollLeft, scrollTop }] = useState(() => ({
    scrollLeft: document.documentElement.scrollLeft,
    scrollTop: document.documentElement.scrollTop,
  }));
  useLayoutEffect(() => {
    document.documentElement.scrollTo({ left: scrollLeft, top: scrollTop, behavior: "instant" });
  }, [scrollLeft, scrollTop]);
  return children;
};
