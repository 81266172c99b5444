import { Dialog } from "@base-ui/react/dialog";
import { Popover as Base } from "@base-ui/react/popover";
import { memo, type ReactElement, type ReactNode } from "react";

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: ReactElement;
  readonly title: string;
  /** At the bottom of the screen. */
  readonly isSheet: boolean;
  readonly children: ReactNode;
}

/**
 * A small question beside its button, or a bottom sheet on a phone. Memoised: a closed one costs as
 * much to render as an open one.
 */
export const Popover = memo(
  ({ open, onOpenChange, trigger, title, isSheet, children }: PopoverProps) => {
    if (isSheet)
      return (
        <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
          <Dialog.Trigger render={trigger} />
          <Dialog.Portal>
            <Dialog.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--dur-3) ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
            <Dialog.Popup className="fixed inset-x-0 bottom-0 z-(--z-dialog) max-h-full overflow-auto rounded-t-sheet bg-raise px-4 pt-3 pb-5 shadow-pop outline-none transition-[opacity,translate] duration-(--dur-3) ease-calm data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 forced-colors:border">
              <span
                aria-hidden="true"
                className="mx-auto mb-3 block h-1 w-9 rounded-full bg-line-control"
              />
              <Dialog.Title className="text-lg">{title}</Dialog.Title>
              {children}
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      );
    return (
      <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner
            side="bottom"
            align="start"
            sideOffset={6}
            collisionPadding={12}
            className="z-[calc(var(--z-drawer)+2)]"
          >
            <Base.Popup className="w-[24.5rem] max-w-[calc(100vw-1.5rem)] rounded-card bg-raise p-5 shadow-pop outline-none transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border">
              <Base.Title className="text-lg">{title}</Base.Title>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    );
  },
);
