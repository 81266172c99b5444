import { shortDuration } from "@smart-planner/planner";
import { Button } from "../../ui/button.tsx";

/** A change by which more of the work would find room. */
export interface OfferedHelp {
  /** What the student would do. */
  readonly text: string;
  readonly foundMinutes: number;
  /** What has no room even then. */
  readonly leftMinutes: number;
  /** Shows the plan as it would be with it. */
  readonly open: () => void;
}

/** Changes that would let more fit, with what each brings; a press shows what it would do first. */
export const RemedyList = ({ helps }: { readonly helps: readonly OfferedHelp[] }) => (
  <ul className="flex flex-wrap items-center gap-2 max-md:grid">
    {helps.map(({ text, foundMinutes, leftMinutes, open }) => (
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
);
