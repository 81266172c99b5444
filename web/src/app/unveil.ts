import { useLayoutEffect } from "react";
import { htmlDocument } from "../platform/html-document.ts";

/** index.html hides a visitor's page from people who are taken on to the planner; here that ends. */
export const useUnveil = (): void => {
  useLayoutEffect(htmlDocument.unveil, []);
};
