import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.ts";

const PopoverPanel = lazyPart(() => import("./popover-panel.tsx"));

/** A small question beside its button, or a bottom sheet on a phone. It is loaded when it first opens. */
export const Popover = ({
  open,
  onOpenChange,
  trigger,
  ...panel
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button. */
  readonly trigger: Omit<ComponentProps<"button">, "ref" | "onClick">;
  readonly title: string;
  /** At the bottom of the screen. */
  readonly isSheet: boolean;
  readonly children: ReactNode;
}) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
        {...trigger}
      />
      {open && anchor !== null && (
        <Suspense>
          <PopoverPanel anchor={anchor} onClose={() => onOpenChange(false)} {...panel} />
        </Suspense>
      )}
    </>
  );
};
