import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Sheet } from "./sheet.tsx";

export interface RailSheetProps {
  /** Full-width lines above both; no space without content. */
  readonly head?: ReactNode;
  readonly rail: ReactNode;
  readonly main: ReactNode;
  /** One part under the other on every screen. */
  readonly stacked?: boolean;
}

const divided = "divide-y divide-line";

/** A rail of settings beside the main part; one column where it is narrow for its text. */
export const RailSheet = ({ head, rail, main, stacked = false }: RailSheetProps) => (
  <Sheet className="@container/sheet">
    {/* No `peer` selector: it would restyle the page at every insertion. */}
    <div className="overflow-hidden rounded-t-[calc(var(--r-xl)-1px)] empty:hidden [&:not(:empty)+div]:[--rail-top:0px]">
      {head}
    </div>
    <div
      className={classNames(
        "print:block",
        !stacked &&
          "grid grid-cols-[minmax(0,1fr)] @min-[60rem]/sheet:grid-cols-[var(--rail-w)_minmax(0,1fr)]",
      )}
    >
      <div
        className={classNames(
          stacked
            ? divided
            : "grid content-start rounded-t-[var(--rail-top,calc(var(--r-xl)-1px))] bg-rail print:grid-cols-1 print:divide-x-0 print:bg-transparent @max-[60rem]/sheet:grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] @max-[60rem]/sheet:divide-x divide-line @max-[44rem]/sheet:divide-x-0 @max-[44rem]/sheet:divide-y @min-[60rem]/sheet:divide-y @min-[60rem]/sheet:rounded-se-none @min-[60rem]/sheet:rounded-es-[calc(var(--r-xl)-1px)] @min-[60rem]/sheet:border-e @min-[60rem]/sheet:border-line",
        )}
      >
        {rail}
      </div>
      <div
        data-beside={stacked ? undefined : ""}
        className={classNames(
          "flex min-w-0 flex-col print:block border-t border-line md:[&>section]:px-7 print:[&>section]:px-0",
          !stacked && "@min-[60rem]/sheet:border-t-0",
          divided,
        )}
      >
        {main}
      </div>
    </div>
  </Sheet>
);
