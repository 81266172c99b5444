import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names the drawer. */
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A panel at the left edge. Traps the focus, closes on Escape and outside, restores the focus. */
export const Drawer = ({ open, onOpenChange, title, lead, children }: DrawerProps) => (
  <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-(--z-drawer) bg-scrim transition-opacity duration-(--dur-3) ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Popup className="fixed inset-y-0 start-0 z-[calc(var(--z-drawer)+1)] flex w-[18.5rem] max-w-[86vw] flex-col overflow-y-auto bg-raise px-3 pb-4 shadow-pop outline-none transition-[translate] duration-(--dur-3) ease-calm data-ending-style:translate-x-[calc(-100%*var(--forward))] data-starting-style:translate-x-[calc(-100%*var(--forward))] forced-colors:border-e">
        <div className="mx-1 flex h-(--bar-h) flex-none items-center gap-2">
          {lead}
          <Base.Title className="flex min-w-0 items-center gap-2.5 text-lg wrap-anywhere">
            {title}
          </Base.Title>
        </div>
        {children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
