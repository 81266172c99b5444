import { shortDuration } from "@smart-planner/planner";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { UpdateHelp } from "./update-offer.ts";

/** What would find room for what has none; a press shows the plan as it would be. */
export const HelpList = ({
  helps,
}: {
  /** Null while they are worked out. */
  readonly helps: readonly UpdateHelp[] | null;
}) => {
  const part = useRef<HTMLElement>(null);
  // It opens below what was pressed, often out of sight.
  useEffect(() => part.current?.focus(), []);
  return (
    <section ref={part} tabIndex={-1} aria-label="What would help" className="mt-5 outline-none">
      <h3 className="text-lg">What would help</h3>
      <div aria-live="polite" className="mt-2 text-sm text-ink-2">
        {helps === null && (
          <p className="flex items-center gap-3">
            <Spinner />
            Trying what would find room...
          </p>
        )}
        {helps?.length === 0 && (
          <p>
            Nothing that can be set here finds room for it. A smaller goal or a later exam would.
          </p>
        )}
      </div>
      <ul className="flex flex-wrap gap-2 max-md:grid">
        {helps?.map(({ text, foundMinutes, leftMinutes, open }) => (
          <li key={text} className="grid text-sm">
            <Button className="max-md:min-h-11" onClick={open}>
              <span>
                {text}: <b className="font-(--weight-semi)">+{shortDuration(foundMinutes)}</b>
                {leftMinutes > 0 && `, ${shortDuration(leftMinutes)} still short`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
