import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { htmlDocument } from "../platform/html-document.ts";

/** A prerendered page names its own address; on the next page that would share the wrong one. */
export const useCanonicalLink = (): void => {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    htmlDocument.forgetCanonicalLink();
  }, [pathname]);
};
