import type { BlockType } from "@smart-planner/planner/model";
import { availabilityWords } from "@smart-planner/words/en/availability";
import { useId } from "react";
import { useWords } from "../../ui/use-words.ts";
import { blockTypes } from "./block-types.ts";

export const BlockTypePicker = ({
  value,
  onValueChange,
  hours,
}: {
  readonly value: BlockType;
  readonly onValueChange: (type: BlockType) => void;
  readonly hours: Readonly<Record<BlockType, number>>;
}) => {
  const words = useWords(availabilityWords);
  const id = useId();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 lg:grid-cols-4">
      <legend className="mb-2 text-sm font-(--weight-medium)">{words.blockType}</legend>
      {blockTypes.map((type) => (
        <div
          key={type}
          className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-control bg-surface py-1.5 ps-1.75 pe-3 text-sm font-(--weight-medium) inset-ring inset-ring-line-strong hover:bg-hover has-checked:font-(--weight-semi) has-checked:inset-ring-2 has-checked:inset-ring-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:gap-x-2 max-md:pe-2 forced-colors:border forced-colors:has-checked:border-3"
        >
          <label className="flex items-center gap-3 max-md:gap-2">
            <input
              type="radio"
              name={id}
              value={type}
              checked={value === type}
              aria-describedby={`${id}-${type}`}
              onChange={() => onValueChange(type)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <span
              aria-hidden="true"
              data-block={type}
              className="block-fill size-7.5 flex-none rounded-[7px] max-md:size-6.5"
            />
            {words.types[type]}
          </label>
          <small
            id={`${id}-${type}`}
            className="relative ms-auto text-xs font-(--weight-regular) text-ink-3 tabular-nums"
          >
            {words.hours(Number(hours[type].toFixed(1)))}
            <span className="sr-only">{words.aWeek}</span>
          </small>
        </div>
      ))}
    </fieldset>
  );
};
