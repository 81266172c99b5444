import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { LineIcon } from "./line-icon.tsx";

/** Reference its id in `aria-describedby` of its controls. */
export const FieldError = ({
  id,
  className,
  children,
}: {
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <p
    id={id}
    className={classNames(
      "flex items-start gap-1.5 text-xs leading-(--leading-snug) font-(--weight-medium) text-danger",
      className,
    )}
  >
    <LineIcon name="alert" className="mt-px size-[0.9375rem] flex-none" />
    <span>{children}</span>
  </p>
);
