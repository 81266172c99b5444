import { useEffect } from "react";
import { htmlDocument } from "../platform/html-document.ts";

export const pageTitle = (title: string): string => `${title} · Smart Planner`;

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    htmlDocument.setTitle(pageTitle(title));
  }, [title]);
};
