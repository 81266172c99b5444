import { Popover as Base } from "@base-ui/react/popover";
import type { ReactNode } from "react";

/** A panel after or before an element; closes on Escape and outside, and restores the focus. */
export const AnchoredPopover = ({
  label,
  anchor,
  isBelow = false,
  onClose,
  children,
}: {
  readonly label: string;
  readonly anchor: HTMLElement;
  /** Under the element instead. */
  readonly isBelow?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <Base.Root open onOpenChange={(open) => !open && onClose()}>
    <Base.Portal>
      <Base.Positioner
        anchor={anchor}
        side={isBelow ? "bottom" : "inline-end"}
        align={isBelow ? "start" : "center"}
        sideOffset={8}
        collisionPadding={8}
        collisionAvoidance={{ side: "flip", align: "shift", fallbackAxisSide: "end" }}
        className="z-(--z-pop)"
      >
        <Base.Popup
          aria-label={label}
          finalFocus={() => anchor}
          className="max-h-[calc(100dvh-1rem)] w-74 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card bg-raise text-sm shadow-pop outline-none transition-opacity duration-(--dur-2) data-starting-style:opacity-0 forced-colors:border"
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
