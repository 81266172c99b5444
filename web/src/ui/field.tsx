import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { type FieldControl, FieldControlContext } from "./field-control.ts";
import { FieldError } from "./field-error.tsx";

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Marks the control without a message. */
  readonly invalid?: boolean;
  /** Label and hint beside the control, which is at the end of the row. */
  readonly inline?: boolean;
  readonly className?: string;
  /** A control of this folder; it takes id and descriptions from the field. */
  readonly children: ReactNode;
}

const isGiven = (node: ReactNode): boolean => node !== undefined && node !== null && node !== "";

export const Field = ({
  label,
  hint,
  error,
  invalid = false,
  inline = false,
  className,
  children,
}: FieldProps) => {
  const id = useId();
  const hasHint = isGiven(hint);
  const hasError = isGiven(error);
  const descriptions = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(
    (each) => each !== false,
  );
  const control: FieldControl = {
    id,
    "aria-describedby": descriptions.length === 0 ? undefined : descriptions.join(" "),
    "aria-invalid": hasError || invalid || undefined,
  };
  return (
    <div
      className={classNames(
        "grid",
        inline
          ? "items-center gap-x-6 gap-y-0.5 md:grid-cols-[minmax(min(9.5rem,45%),1fr)_minmax(0,17rem)]"
          : "gap-1.5",
        inline && hasHint && "md:[&>:nth-child(2)]:row-span-2",
        className,
      )}
    >
      <label
        htmlFor={id}
        className={classNames(
          "text-sm",
          inline ? "font-(--weight-semi)" : "font-(--weight-medium)",
        )}
      >
        {label}
      </label>
      <FieldControlContext value={control}>{children}</FieldControlContext>
      {hasError && (
        <FieldError id={`${id}-error`} className="col-span-full">
          {error}
        </FieldError>
      )}
      {hasHint && (
        <p
          id={`${id}-hint`}
          className={classNames("text-xs text-ink-3", !inline && "col-span-full")}
        >
          {hint}
        </p>
      )}
    </div>
  );
};
