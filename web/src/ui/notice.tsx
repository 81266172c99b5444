import { uiWords } from "@smart-planner/words/en/ui";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { useWords } from "./use-words.ts";

export type NoticeVariant = "info" | "success" | "danger";

const looks: Readonly<Record<NoticeVariant, string>> = {
  info: "bg-pen-soft text-ink inset-ring-line-strong",
  success: "bg-success-soft text-success inset-ring-success/25",
  danger: "bg-danger-soft text-danger inset-ring-danger/28",
};

const icons = { info: Info, success: CircleCheck, danger: CircleAlert } as const;

/** An error is announced at once, anything else politely. */
export const Notice = ({
  variant = "info",
  onUndo,
  onRetry,
  action,
  className,
  children,
}: {
  readonly variant?: NoticeVariant;
  readonly onUndo?: (() => void) | undefined;
  readonly onRetry?: () => void;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const words = useWords(uiWords);
  const Icon = icons[variant];
  const button = (label: string, onClick: (() => void) | undefined) =>
    onClick && (
      <Button size="sm" onClick={onClick}>
        {label}
      </Button>
    );
  return (
    <div
      role={variant === "danger" ? "alert" : "status"}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-3.5 py-3 text-sm leading-[1.45] inset-ring",
        looks[variant],
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
        <Icon aria-hidden="true" className="mt-px size-4.5 flex-none" />
        <div className="min-w-0 wrap-anywhere">{children}</div>
      </div>
      {button(words.undo, onUndo)}
      {button(words.tryAgain, onRetry)}
      {action}
    </div>
  );
};
