import { classNames } from "./class-names.ts";

/** A static placeholder. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={classNames("h-4 rounded-[5px] bg-sunk", className)} />
);
