import { Dialog as Base } from "@base-ui/react/dialog";
import { uiWords } from "@smart-planner/words/en/ui";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useWords } from "./use-words.ts";

export interface DialogProps {
  readonly open?: boolean;
  readonly onClose: () => void;
  /** A line above the title; not in the dialog's name. */
  readonly above?: ReactNode;
  readonly title: ReactNode;
  /** A line below the title; the focus then begins at the title. */
  readonly note?: ReactNode;
  /** Beside the title; not in the dialog's name. */
  readonly mark?: ReactNode;
  /** A Cancel button, before the others. */
  readonly cancels?: boolean;
  /** The main one last. */
  readonly actions?: ReactNode;
  /** At the bottom of a phone. */
  readonly isLow?: boolean;
  /** For a table: wide, scrolls between head and foot. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Traps the focus, closes on Escape and outside, restores the focus. */
export const Dialog = ({
  open = true,
  onClose,
  above,
  title,
  note,
  mark,
  cancels = false,
  actions,
  isLow = false,
  isWide = false,
  children,
}: DialogProps) => {
  const words = useWords(uiWords);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--dur-3) ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport
          className={classNames(
            "fixed inset-0 z-(--z-dialog) grid grid-cols-[minmax(0,1fr)] place-items-center overflow-auto p-4",
            isLow && "max-md:place-items-end max-md:p-0",
          )}
        >
          <Base.Popup
            {...(note !== undefined && { initialFocus: heading })}
            className={classNames(
              "relative w-full max-w-[29rem] rounded-sheet bg-raise shadow-pop outline-none transition-[opacity,translate] duration-(--dur-3) ease-calm data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 forced-colors:border",
              isLow && "max-md:max-w-none max-md:rounded-b-none",
              isWide && "flex max-h-[calc(100dvh-2rem)] max-w-[66rem] flex-col",
            )}
          >
            <div
              className={classNames(
                "flex flex-wrap items-center gap-x-3 gap-y-2 ps-6 pe-14 pt-5",
                isWide && "max-md:ps-4",
              )}
            >
              {above !== undefined && <div className="w-full">{above}</div>}
              <Base.Title ref={heading} tabIndex={-1} className="outline-none">
                {title}
              </Base.Title>
              {mark}
              {note !== undefined && (
                <p className="-mt-1 w-full text-ink-2 max-md:text-sm">{note}</p>
              )}
            </div>
            <div
              className={
                isWide
                  ? "min-h-0 flex-1 overflow-auto overscroll-contain"
                  : "grid grid-cols-[minmax(0,1fr)] gap-5 px-6 pt-4 pb-6"
              }
            >
              {children}
            </div>
            {actions !== undefined && (
              <div
                className={classNames(
                  "flex flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-4",
                  isWide && "max-md:px-4",
                  isLow &&
                    !isWide &&
                    "max-md:grid max-md:justify-stretch max-md:border-t-0 max-md:pt-0 max-md:*:last:order-first",
                )}
              >
                {cancels && (
                  <Button variant="quiet" onClick={onClose}>
                    {words.cancel}
                  </Button>
                )}
                {actions}
              </div>
            )}
            {/* Last, so that the focus starts at the first control. */}
            <Base.Close
              render={
                <IconButton
                  label={words.close}
                  icon={<X />}
                  size="sm"
                  className="absolute end-4 top-4"
                />
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
