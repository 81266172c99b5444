import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A prerendered page names its own address; on the next page that would share the wrong one. */
export const useCanonicalLink = (): void => {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    document.querySelector('link[rel="canonical"]')?.remove();
  }, [pathname]);
};
