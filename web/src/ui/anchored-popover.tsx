import { Popover as Base } from "@base-ui/react/popover";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A panel after or before an element; closes on Escape and outside, and restores the focus. */
export const AnchoredPopover = ({
  label,
  anchor,
  isBelow = false,
  isWide = false,
  onClose,
  children,
}: {
  readonly label: string;
  readonly anchor: HTMLElement;
  /** Under the element instead. */
  readonly isBelow?: boolean;
  /** For fields and sentences. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <Base.Root
    open
    onOpenChange={(_, { reason, event }) => {
      // A press on its own button closes it there.
      const isOwn = reason === "outside-press" && event.composedPath().includes(anchor);
      if (!isOwn) onClose();
    }}
  >
    <Base.Portal>
      <Base.Positioner
        anchor={anchor}
        side={isBelow ? "bottom" : "inline-end"}
        align={isBelow ? "start" : "center"}
        sideOffset={8}
        collisionPadding={8}
        collisionAvoidance={{ side: "flip", align: "shift", fallbackAxisSide: "end" }}
        // Above a side sheet, which may hold the element.
        className="z-[calc(var(--z-drawer)+2)]"
      >
        <Base.Popup
          aria-label={label}
          finalFocus={() => anchor}
          className={classNames(
            "max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card bg-raise shadow-pop outline-none transition-opacity duration-(--dur-2) data-starting-style:opacity-0 forced-colors:border",
            isWide ? "w-98" : "w-74 text-sm",
          )}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
