import type { PlanFeed } from "@smart-planner/contract";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { toneClass } from "../../ui/tone.ts";

type Detail = PlanFeed["detail"];

const choices: readonly { readonly value: Detail; readonly label: string }[] = [
  { value: "topics", label: "Subject and topic" },
  { value: "subjects", label: "Subject only" },
  { value: "busy", label: "Only “Busy”" },
];

/** How much of the plan a reader of the feed sees, with an example. */
export const FeedDetail = ({
  detail,
  onDetailChange,
}: {
  readonly detail: Detail;
  readonly onDetailChange: (detail: Detail) => void;
}) => {
  const name = useId();
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_13.5rem]">
      <fieldset>
        <legend className="mb-1 text-sm font-(--weight-medium)">What others will see</legend>
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name={name}
              checked={detail === value}
              onChange={() => onDetailChange(value)}
              className="size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-control bg-surface checked:border-6 checked:border-pen forced-colors:appearance-auto max-md:size-6 max-md:checked:border-7"
            />
            <span className="font-(--weight-medium)">{label}</span>
          </label>
        ))}
      </fieldset>
      <div className="text-xs text-ink-3">
        <p className="mb-2">It will look like this</p>
        <p
          className={classNames(
            "grid gap-0.5 rounded-event border-s-4 border-(--tone-bar) bg-(--tone-bg) py-2 ps-2.5 pe-2 text-(--tone-fg)",
            toneClass("indigo"),
          )}
        >
          <b className="text-sm font-(--weight-semi)">{detail === "busy" ? "Busy" : "Physics"}</b>
          {detail === "topics" && <span>Circular motion</span>}
          <span className="tabular-nums">15:30 – 17:25</span>
        </p>
        <p className="mt-2">
          {detail === "topics" && "The topic stands with each subject’s next sessions. "}
          Never your notes, ticks or times studied.
        </p>
      </div>
    </div>
  );
};
