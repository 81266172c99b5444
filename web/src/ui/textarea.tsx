import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field-control.ts";

export const Textarea = ({ className, ...rest }: ComponentProps<"textarea">) => (
  <textarea {...rest} {...useFieldControl(rest)} className={classNames("control", className)} />
);
