import { shortDuration } from "@smart-planner/planner/progress";
import type { ReactNode } from "react";
import type { UpdateHelp } from "../../planner-service/update-helps.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";

const Effect = ({ foundMinutes, leftMinutes }: UpdateHelp) => {
  const left = shortDuration(leftMinutes);
  if (foundMinutes === undefined)
    return leftMinutes === 0 ? <Strong>then all of it fits</Strong> : `then ${left} are short`;
  return (
    <>
      <Strong>+{shortDuration(foundMinutes)}</Strong>
      {leftMinutes > 0 && `, ${left} still short`}
    </>
  );
};

const Strong = ({ children }: { readonly children: ReactNode }) => (
  <b className="font-(--weight-semi)">{children}</b>
);

/** Changes that make room or leave less to do; a press previews the plan. */
export const HelpList = ({
  helps,
  onHelp,
}: {
  /** The best first; null while they are worked out. */
  readonly helps: readonly UpdateHelp[] | null;
  readonly onHelp: (help: UpdateHelp) => void;
}) => (
  <section aria-label="How to make it fit">
    <h3>How to make it fit</h3>
    <div aria-live="polite" className="mt-2 text-sm text-ink-2">
      {helps === null && (
        <p className="flex items-center gap-3">
          <Spinner />
          Trying what would find room...
        </p>
      )}
      {helps?.length === 0 && (
        <p>Nothing that can be set here finds room for it. A smaller goal or a later exam would.</p>
      )}
    </div>
    {helps !== null && helps.length > 0 && (
      <ul className="flex flex-wrap gap-2 max-md:grid">
        {helps.map((help) => (
          <li key={help.text} className="grid text-sm">
            <Button className="max-md:min-h-11" onClick={() => onHelp(help)}>
              <span>
                {help.text}: <Effect {...help} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    )}
  </section>
);
