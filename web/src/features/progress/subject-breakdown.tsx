import type { SubjectColour, SubjectColours } from "@smart-planner/planner/plan";
import type { SubjectProgress } from "@smart-planner/planner/progress";
import { progressWords } from "@smart-planner/words/en/progress";
import { memo, useId } from "react";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

export const SubjectBreakdown = ({
  subjects,
  colours,
  workOf,
}: {
  readonly subjects: readonly SubjectProgress[];
  readonly colours: SubjectColours;
  /** `9 of 14 chapters, 13 h left`, if known. */
  readonly workOf: (subject: string) => string | undefined;
}) => {
  const words = useWords(progressWords);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{words.breakdown}</h3>
      <ul className="mt-4.5 grid gap-4.5">
        {subjects.map(({ subject, percent, completedHours, totalHours }) => (
          <SubjectShare
            key={subject}
            subject={subject}
            percent={percent}
            completedHours={completedHours}
            totalHours={totalHours}
            colour={colours.get(subject) ?? "violet"}
            work={workOf(subject)}
          />
        ))}
      </ul>
    </section>
  );
};

/** Memoised: a tick renders one subject. */
const SubjectShare = memo(
  ({
    subject,
    percent,
    completedHours,
    totalHours,
    colour,
    work,
  }: SubjectProgress & {
    readonly colour: SubjectColour;
    readonly work: string | undefined;
  }) => (
    <li className="flex flex-wrap gap-x-4 gap-y-1.75 text-sm">
      <span className="flex min-w-0 flex-[1_1_8rem] items-center gap-2 font-(--weight-medium)">
        <ToneDot tone={colour} />
        <span dir="auto" className="wrap-anywhere">
          {subject}
        </span>
      </span>
      <span className="text-ink-2 tabular-nums">
        {`${useWords(progressWords).hrs(completedHours, totalHours)} `}
        <b className="inline-block min-w-11 text-end font-(--weight-semi) text-ink">
          {`${percent}%`}
        </b>
      </span>
      <ProgressBar label={subject} percent={percent} tone={colour} className="w-full" />
      {work !== undefined && <span className="w-full text-xs text-ink-3 tabular-nums">{work}</span>}
    </li>
  ),
);
