import type { PlanFeed } from "@smart-planner/contract";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { useId } from "react";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { radioClass } from "../../ui/radio-class.ts";
import { toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";

type Detail = PlanFeed["detail"];

const choices: readonly Detail[] = ["topics", "subjects", "busy"];

/** How much of the plan a reader of the feed sees, with an example. */
export const FeedDetail = ({
  detail,
  onDetailChange,
}: {
  readonly detail: Detail;
  readonly onDetailChange: (detail: Detail) => void;
}) => {
  const words = useWords(calendarsWords);
  const { showTime } = useDisplay();
  const name = useId();
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_13.5rem]">
      <fieldset>
        <legend className="mb-1 text-sm font-(--weight-medium)">{words.detail}</legend>
        {choices.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name={name}
              checked={detail === value}
              onChange={() => onDetailChange(value)}
              className={radioClass}
            />
            <span className="font-(--weight-medium)">{words.details[value]}</span>
          </label>
        ))}
      </fieldset>
      <div className="text-xs text-ink-3">
        <p className="mb-2">{words.looksLike}</p>
        <p
          className={classNames(
            "grid gap-0.5 rounded-event border-s-4 border-(--tone-bar) bg-(--tone-bg) py-2 ps-2.5 pe-2 text-(--tone-fg)",
            toneClass("indigo"),
          )}
        >
          <b className="text-sm font-(--weight-semi)">
            {detail === "busy" ? words.busy : words.exampleSubject}
          </b>
          {detail === "topics" && <span>{words.exampleTopic}</span>}
          <span className="tabular-nums">{`${showTime(930)} – ${showTime(1045)}`}</span>
        </p>
        <p className="mt-2">{detail === "topics" ? words.detailTopics : words.detailOthers}</p>
      </div>
    </div>
  );
};
