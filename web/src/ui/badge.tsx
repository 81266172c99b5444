import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeVariant = "plain" | "outline" | "tint" | "hard" | "medium" | "easy";

const looks: Readonly<Record<BadgeVariant, string>> = {
  plain: "bg-sunk text-ink-2",
  outline: "text-ink-2 inset-ring inset-ring-line-control",
  tint: "bg-pen-soft text-pen-text font-bold tracking-[0.04em]",
  hard: "bg-hard-bg text-hard-fg",
  medium: "bg-medium-bg text-medium-fg",
  easy: "bg-easy-bg text-easy-fg",
};

export const Badge = ({
  variant = "plain",
  className,
  children,
}: {
  readonly variant?: BadgeVariant;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <span
    className={classNames(
      "inline-flex items-center justify-center gap-1 rounded-full px-2 py-0.5 text-2xs leading-[1.4] font-(--weight-semi) whitespace-nowrap forced-colors:border",
      looks[variant],
      className,
    )}
  >
    {children}
  </span>
);
