import { useEffect } from "react";

export const pageTitle = (title: string): string => `${title} · Smart Planner`;

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
};
