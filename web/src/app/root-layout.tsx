import { Outlet, ScrollRestoration } from "react-router";
import { useCanonicalLink } from "./canonical-link.ts";
import { useHeadingFocus } from "./heading-focus.ts";

/** Around every page. */
export const RootLayout = () => {
  useHeadingFocus();
  useCanonicalLink();
  return (
    <>
      <a
        href="#main"
        data-print="hide"
        className="fixed start-3 top-3 z-(--z-dialog) rounded-control bg-pen px-4 py-2 text-sm font-(--weight-semi) text-on-pen not-focus:sr-only"
      >
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
