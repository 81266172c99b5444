import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Sheet } from "./sheet.tsx";

export interface RailSheetProps {
  /** Full-width lines above both; no space without content. */
  readonly head?: ReactNode;
  readonly rail: ReactNode;
  readonly main: ReactNode;
  /** At the bottom of the rail on wide screens; after the main part in reading order. */
  readonly foot?: ReactNode;
  /** One column on every screen. */
  readonly stacked?: boolean;
  /** For a rail with more than controls. */
  readonly printsRail?: boolean;
}

const divided = "divide-y divide-line";

/** A rail of settings beside the main part; one column on narrow screens. */
export const RailSheet = ({
  head,
  rail,
  main,
  foot,
  stacked = false,
  printsRail = false,
}: RailSheetProps) => (
  <Sheet>
    {/* No `peer` selector: it would restyle the page at every insertion. */}
    <div className="overflow-hidden rounded-t-[calc(var(--r-xl)-1px)] empty:hidden [&:not(:empty)+div]:[--rail-top:0px]">
      {head}
    </div>
    <div
      className={classNames(
        "print:block",
        !stacked &&
          "grid grid-cols-[minmax(0,1fr)] rail:grid-cols-[var(--rail-w)_minmax(0,1fr)] rail:grid-rows-[auto_1fr]",
      )}
    >
      <div
        data-print={printsRail ? undefined : "hide"}
        className={classNames(
          !stacked &&
            "grid content-start rounded-t-[var(--rail-top,calc(var(--r-xl)-1px))] bg-rail print:grid-cols-1 print:divide-x-0 print:bg-transparent max-rail:grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] max-rail:divide-x divide-line max-md:divide-x-0 max-md:divide-y rail:divide-y rail:rounded-se-none rail:border-e rail:border-line",
          !stacked &&
            foot === undefined &&
            "rail:row-span-2 rail:rounded-es-[calc(var(--r-xl)-1px)]",
        )}
      >
        {rail}
      </div>
      <div
        className={classNames(
          "flex min-w-0 flex-col print:block border-t border-line md:[&>section]:px-7 print:[&>section]:px-0",
          !stacked && "rail:col-start-2 rail:row-span-2 rail:row-start-1 rail:border-t-0",
          divided,
        )}
      >
        {main}
      </div>
      {foot !== undefined && (
        <div
          data-print="hide"
          className="grid content-end rounded-b-[calc(var(--r-xl)-1px)] border-t border-line bg-rail rail:rounded-ee-none rail:border-e rail:border-t-0"
        >
          {foot}
        </div>
      )}
    </div>
  </Sheet>
);
