import { formatDuration, type Remedy } from "@smart-planner/planner";
import { Button } from "../../ui/button.tsx";

const effectOf = ({ missingMinutesBefore, missingMinutesAfter }: Remedy): string => {
  const found = formatDuration(missingMinutesBefore - missingMinutesAfter);
  return missingMinutesAfter === 0
    ? `Finds room for ${found} more: then everything fits.`
    : `Finds room for ${found} more; ${formatDuration(missingMinutesAfter)} would still be missing.`;
};

/** Changes that would let more fit, each with what it brings before anything is changed. */
export const RemedyList = ({
  remedies,
  isBusy,
  onApply,
}: {
  readonly remedies: readonly Remedy[];
  readonly isBusy: boolean;
  readonly onApply: (remedy: Remedy) => void;
}) => (
  <ul className="divide-y divide-line rounded-card border border-line">
    {remedies.map((remedy) => (
      <li
        key={remedy.text}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm"
      >
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-(--weight-medium)">{remedy.text}</p>
          <p className="text-ink-3">{effectOf(remedy)}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          focusableWhenDisabled
          aria-label={`Apply: ${remedy.text}`}
          onClick={() => onApply(remedy)}
        >
          Apply
        </Button>
      </li>
    ))}
  </ul>
);
