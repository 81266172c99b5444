import { classNames } from "./class-names.ts";

/** A still placeholder in the shape of what is coming. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={classNames("h-4 rounded-[5px] bg-sunk", className)} />
);
