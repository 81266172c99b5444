import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** One round check, in the colour of its surroundings, with more room to press than it shows. */
export const Tick = ({
  label,
  className,
  onTick,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "onChange" | "aria-label"> & {
  /** The accessible name. */
  readonly label: string;
  readonly onTick: (done: boolean) => void;
}) => (
  <input
    {...rest}
    type="checkbox"
    aria-label={label}
    onChange={(event) => onTick(event.target.checked)}
    className={classNames("tick", className)}
  />
);
