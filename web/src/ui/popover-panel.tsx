import type { ReactNode } from "react";
import { AnchoredPopover } from "./anchored-popover.tsx";
import { BottomSheet } from "./bottom-sheet.tsx";

/** The open part of a popover. */
const PopoverPanel = ({
  anchor,
  title,
  isSheet,
  onClose,
  children,
}: {
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly isSheet: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const heading = <h2 className="text-lg">{title}</h2>;
  return isSheet ? (
    <BottomSheet label={title} onClose={onClose}>
      <div className="px-4 pt-3 pb-5">
        {heading}
        {children}
      </div>
    </BottomSheet>
  ) : (
    <AnchoredPopover label={title} anchor={anchor} isBelow isWide onClose={onClose}>
      <div className="p-5">
        {heading}
        {children}
      </div>
    </AnchoredPopover>
  );
};

export default PopoverPanel;
