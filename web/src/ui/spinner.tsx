import { classNames } from "./class-names.ts";

/** Decorative without a label. */
export const Spinner = ({
  label,
  className,
}: {
  readonly label?: string;
  readonly className?: string;
}) => (
  <span
    {...(label === undefined ? { "aria-hidden": true } : { role: "status" })}
    className="inline-flex flex-none"
  >
    <span
      className={classNames(
        "size-4 animate-spin rounded-full border-2 border-current border-e-transparent",
        className,
      )}
    />
    {label !== undefined && <span className="sr-only">{label}</span>}
  </span>
);
