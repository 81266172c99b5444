import type { SubjectColours } from "@smart-planner/planner/plan";
import { memo } from "react";
import { ToneDot } from "../../ui/tone-dot.tsx";

/** The subjects with their colours. */
export const SubjectLegend = memo(({ colours }: { readonly colours: SubjectColours }) => (
  <ul
    aria-label="Subjects"
    className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-2 empty:hidden"
  >
    {[...colours].map(([subject, colour]) => (
      <li key={subject} className="inline-flex min-w-0 items-center gap-2">
        <ToneDot tone={colour} className="size-3 rounded-[4px]" />
        <span dir="auto" className="max-w-60 truncate">
          {subject}
        </span>
      </li>
    ))}
  </ul>
));
