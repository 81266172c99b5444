import { Link } from "react-router";
import { classNames } from "../ui/class-names.ts";

export const BrandMark = () => (
  <img src="/logo-mark.svg" alt="" width={28} height={28} className="size-7 flex-none" />
);

/** Leads home; the guard sends a visitor on to the login page. */
export const Brand = ({ className }: { readonly className?: string }) => (
  <Link
    to="/"
    className={classNames(
      "inline-flex min-w-7 max-w-full items-center gap-2.5 px-1.5 py-1 font-display text-lg leading-none font-[640] tracking-[-0.015em] whitespace-nowrap text-ink",
      className,
    )}
  >
    <BrandMark />
    <span className="truncate py-1">Smart Planner</span>
  </Link>
);
