import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactNode } from "react";

/** One tooltip for many elements. */
const AnchoredTooltip = ({
  id,
  anchor,
  onClose,
  children,
}: {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <Base.Root open onOpenChange={(open) => !open && onClose()}>
    {/* Inside main, for readers that go by landmarks. */}
    <Base.Portal container={anchor.closest<HTMLElement>("main") ?? undefined}>
      <Base.Positioner
        anchor={anchor}
        side="inline-end"
        sideOffset={8}
        collisionPadding={8}
        className="pointer-events-none z-(--z-pop) max-w-[calc(100vw-1rem)]"
      >
        <Base.Popup
          id={id}
          role="tooltip"
          className="rounded-card bg-raise px-4 pt-3.5 pb-4 text-sm shadow-pop transition-opacity duration-(--dur-2) data-starting-style:opacity-0 forced-colors:border"
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

export default AnchoredTooltip;
