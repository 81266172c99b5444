import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field-control.ts";

export interface TextInputProps extends Omit<ComponentProps<"input">, "type"> {
  readonly type?: "text" | "email" | "search" | "tel" | "time" | "url";
}

export const TextInput = ({ type = "text", className, ...rest }: TextInputProps) => (
  <input
    {...rest}
    {...useFieldControl(rest)}
    type={type}
    className={classNames("control", className)}
  />
);
