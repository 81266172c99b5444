import { useLayoutEffect } from "react";

/** index.html hides a visitor's page from people who are taken on to the planner; here that ends. */
export const useUnveil = (): void => {
  useLayoutEffect(() => {
    document.documentElement.style.visibility = "";
  }, []);
};
