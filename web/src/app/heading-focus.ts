import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { htmlDocument } from "../platform/html-document.ts";

/** For a control that disappears when pressed: focus moves to the top of the page. */
export const { focusHeading } = htmlDocument;

/** After a navigation, reading goes on at the new page's heading instead of at a link that is gone. */
export const useHeadingFocus = (): void => {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusHeading();
  }, [pathname]);
};
