import { Tooltip as Base } from "@base-ui/react/tooltip";
import { type ReactElement, type ReactNode, useId, useState } from "react";

export interface TooltipProps {
  /** A focusable element; the tooltip describes it and never names it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly side?: "top" | "right" | "bottom" | "left";
  readonly children: ReactNode;
}

/** On hover and focus, placed where there is room, dismissed with Escape. */
export const Tooltip = ({ trigger, side = "right", children }: TooltipProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [landmark, setLandmark] = useState<HTMLElement>();
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next, { trigger: element }) => {
        // Inside the page's main part, where readers that go by landmarks find it too.
        setLandmark(element?.closest<HTMLElement>("main, [role=dialog]") ?? undefined);
        setOpen(next);
      }}
    >
      <Base.Trigger render={trigger} delay={150} aria-describedby={isOpen ? id : undefined} />
      <Base.Portal container={landmark}>
        <Base.Positioner
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-(--z-pop) max-w-[calc(100vw-1rem)]"
        >
          <Base.Popup
            id={id}
            role="tooltip"
            className="rounded-card bg-raise px-4 py-3 text-sm shadow-pop transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0 forced-colors:border"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
