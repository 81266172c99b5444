import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Name its id in `aria-describedby` of every control it speaks of. */
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
    <CircleAlert aria-hidden="true" className="mt-px size-[0.9375rem] flex-none" />
    <span>{children}</span>
  </p>
);
