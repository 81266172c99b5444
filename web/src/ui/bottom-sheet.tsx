import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

/** A panel at the bottom. Traps the focus, closes on Escape and outside, restores the focus. */
export const BottomSheet = ({
  label,
  onClose,
  children,
}: {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <Base.Root open onOpenChange={(open) => !open && onClose()}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--dur-3) ease-calm data-starting-style:opacity-0" />
      <Base.Popup
        aria-label={label}
        className="fixed inset-x-0 bottom-0 z-(--z-dialog) max-h-[85dvh] overflow-y-auto overscroll-contain rounded-t-sheet bg-raise pb-[env(safe-area-inset-bottom)] shadow-pop outline-none transition-[translate] duration-(--dur-3) ease-calm data-starting-style:translate-y-full forced-colors:border"
      >
        <span
          aria-hidden="true"
          className="mx-auto mt-2.5 block h-1 w-9 rounded-full bg-(--line-control)"
        />
        {children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
