import { frameWords } from "@smart-planner/words/en/frame";
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { htmlDocument } from "../platform/html-document.ts";
import { useWords } from "../ui/use-words.ts";
import { useHeadingFocus } from "./heading-focus.ts";

/** A prerendered page names its own address; on the next page that would share the wrong one. */
const useCanonicalLink = (): void => {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);
  useEffect(() => {
    if (firstPath.current !== pathname) htmlDocument.forgetCanonicalLink();
  }, [pathname]);
};

/** Around every page. */
export const RootLayout = () => {
  const words = useWords(frameWords);
  useHeadingFocus();
  useCanonicalLink();
  return (
    <>
      <a
        href="#main"
        data-print="hide"
        className="fixed start-3 top-3 z-(--z-dialog) rounded-control bg-pen px-4 py-2 text-sm font-(--weight-semi) text-on-pen not-focus:sr-only"
      >
        {words.skipToContent}
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
