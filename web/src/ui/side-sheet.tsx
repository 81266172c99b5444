import { Dialog as Base } from "@base-ui/react/dialog";
import { uiWords } from "@smart-planner/words/en/ui";
import { ArrowLeft, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "./icon-button.tsx";
import { useWords } from "./use-words.ts";

export interface SideSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Before the title; not in its name. */
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  /** Beside the close button. */
  readonly actions?: ReactNode;
  /** Below the title, above the line. */
  readonly head?: ReactNode;
  readonly foot: ReactNode;
  /** The first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/**
 * A panel at the right edge, full screen on a phone. Traps the focus, closes on Escape and outside,
 * restores the focus.
 */
export const SideSheet = ({
  open,
  onOpenChange,
  mark,
  title,
  actions,
  head,
  foot,
  initialFocus,
  children,
}: SideSheetProps) => (
  <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-(--z-drawer) bg-scrim transition-opacity duration-(--dur-3) ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Popup
        {...(initialFocus === undefined ? {} : { initialFocus })}
        className="fixed inset-y-0 end-0 z-[calc(var(--z-drawer)+1)] flex w-screen flex-col overflow-y-auto bg-raise shadow-pop outline-none transition-[translate] duration-(--dur-3) ease-calm data-ending-style:translate-x-[calc(100%*var(--forward))] data-starting-style:translate-x-[calc(100%*var(--forward))] md:w-[38rem] forced-colors:border-s"
      >
        <header className="grid gap-2 border-b border-line px-4 pt-1 pb-4 md:gap-3.5 md:py-4.5 md:ps-7 md:pe-4">
          <div className="flex min-h-12 flex-wrap items-center gap-2 md:min-h-0 md:gap-3">
            <Base.Close
              render={
                <IconButton
                  label={useWords(uiWords).back}
                  icon={<ArrowLeft />}
                  className="-ms-2.5 md:hidden"
                />
              }
            />
            {mark}
            <Base.Title className="min-w-0 flex-[1_1_8rem] wrap-anywhere text-[1.375rem] font-[640] tracking-(--tracking-display) md:text-[1.625rem]">
              {title}
            </Base.Title>
            {actions}
            <Base.Close
              render={
                <IconButton
                  label={useWords(uiWords).close}
                  icon={<X />}
                  className="max-md:hidden"
                />
              }
            />
          </div>
          {head}
        </header>
        {/* With large text the whole sheet scrolls. */}
        <div className="min-h-72 flex-1 overflow-auto overscroll-contain [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]">
          {children}
        </div>
        <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm text-ink-2 md:px-7 md:py-3.5">
          {foot}
        </footer>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
