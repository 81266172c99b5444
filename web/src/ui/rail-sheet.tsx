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

/** A rail of settings beside the main part; one column on narrow screens. */
export const RailSheet = ({ head, rail, main, stacked = false }: RailSheetProps) => (
  <Sheet>
    {/* No `peer` selector: it would restyle the page at every insertion. */}
    <div className="overflow-hidden rounded-t-[calc(var(--r-xl)-1px)] empty:hidden [&:not(:empty)+div]:[--rail-top:0px]">
      {head}
    </div>
    <div
      className={classNames(
        "print:block",
        !stacked && "grid grid-cols-[minmax(0,1fr)] rail:grid-cols-[var(--rail-w)_minmax(0,1fr)]",
      )}
    >
      <div
        className={classNames(
          stacked
            ? divided
            : "grid content-start rounded-t-[var(--rail-top,calc(var(--r-xl)-1px))] bg-rail print:grid-cols-1 print:divide-x-0 print:bg-transparent max-rail:grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] max-rail:divide-x divide-line max-md:divide-x-0 max-md:divide-y rail:divide-y rail:rounded-se-none rail:rounded-es-[calc(var(--r-xl)-1px)] rail:border-e rail:border-line",
        )}
      >
        {rail}
      </div>
      <div
        data-beside={stacked ? undefined : ""}
        className={classNames(
          "flex min-w-0 flex-col print:block border-t border-line md:[&>section]:px-7 print:[&>section]:px-0",
          !stacked && "rail:border-t-0",
          divided,
        )}
      >
        {main}
      </div>
    </div>
  </Sheet>
);
