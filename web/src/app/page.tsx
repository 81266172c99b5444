import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { usePageTitle } from "./page-title.ts";

/** The width and padding of a page, and its title in the browser. */
export const Page = ({
  title,
  width = "workspace",
  children,
}: {
  readonly title: string;
  readonly width?: "workspace" | "public";
  readonly children: ReactNode;
}) => {
  usePageTitle(title);
  return (
    <div
      className={classNames(
        "mx-auto w-full px-(--page-pad) pt-1 pb-10 md:pt-4 md:pb-14",
        width === "workspace"
          ? "max-w-[calc(var(--page-max)+2*var(--page-pad))]"
          : "max-w-[calc(72rem+2*var(--page-pad))]",
      )}
    >
      {children}
    </div>
  );
};
