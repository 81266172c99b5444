import type { CalendarDay, Commitment } from "@smart-planner/planner/model";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { Pencil, Trash2 } from "lucide-react";
import { useDisplay } from "../../platform/display.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { passesMidnight, shownTypeOf } from "./commitment-errors.ts";
import { useDayList } from "./day-picker.tsx";
import { repeatsInWords } from "./repeats-words.ts";

export const CommitmentList = ({
  commitments,
  today,
  edited,
  onEdit,
  onRemove,
}: {
  readonly commitments: readonly Commitment[];
  readonly today: CalendarDay;
  /** The one in the form. */
  readonly edited: number | null;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
}) => {
  const words = useWords(commitmentsWords);
  const dayList = useDayList();
  const { showTime } = useDisplay();
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {commitments.map((commitment, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a commitment is its place in the list
          key={index}
          aria-current={edited === index || undefined}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 ps-4 pe-2.5 text-sm aria-current:bg-pen-soft md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_auto_auto_auto]"
        >
          <span dir="auto" className="font-(--weight-semi) wrap-anywhere">
            {commitment.name}
          </span>
          <span className="max-md:col-start-1">
            <span className="text-ink-2">{dayList(commitment.days)}</span>
            <span className="block text-xs text-ink-3">
              {repeatsInWords(commitment, today, words)}
            </span>
          </span>
          <span className="tabular-nums max-md:col-start-1">
            {`${showTime(commitment.startTime)} – ${showTime(commitment.endTime)}`}
            {passesMidnight(commitment) && <span className="text-ink-3"> {words.nextDay}</span>}
          </span>
          <Badge className="min-w-21 capitalize max-md:col-start-2 max-md:row-start-2">
            {words.types[shownTypeOf(commitment)]}
          </Badge>
          <span className="flex max-md:col-start-2 max-md:row-start-1">
            <IconButton
              label={words.edit(commitment.name)}
              icon={<Pencil />}
              size="sm"
              onClick={() => onEdit(index)}
            />
            <IconButton
              label={words.remove(commitment.name)}
              icon={<Trash2 />}
              size="sm"
              onClick={() => onRemove(index)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
};
