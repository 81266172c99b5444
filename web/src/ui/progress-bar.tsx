import { classNames } from "./class-names.ts";
import { type Tone, toneClass } from "./tone.ts";

export interface ProgressBarProps {
  /** Accessible name. */
  readonly label: string;
  readonly percent: number;
  readonly tone?: Tone;
  readonly className?: string;
}

export const ProgressBar = ({ label, percent, tone, className }: ProgressBarProps) => {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames(
        "h-2 overflow-hidden rounded-sm bg-sunk inset-ring inset-ring-line forced-colors:border",
        tone !== undefined && toneClass(tone),
        className,
      )}
    >
      <div
        style={{ width: `${value}%` }}
        className={classNames(
          "meter-fill h-full rounded-sm transition-[width] duration-(--dur-3) ease-calm",
          tone === undefined ? "bg-pen" : "bg-(--tone-bar)",
        )}
      />
    </div>
  );
};
