import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A round check with a larger target than it shows. */
export const Tick = ({
  label,
  className,
  onTick,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "onChange" | "aria-label"> & {
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
