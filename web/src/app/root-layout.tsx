import { frameWords } from "@smart-planner/words/en/frame";
import { Outlet, ScrollRestoration } from "react-router";
import { useWords } from "../ui/use-words.ts";
import { useCanonicalLink } from "./canonical-link.ts";
import { useHeadingFocus } from "./heading-focus.ts";

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
