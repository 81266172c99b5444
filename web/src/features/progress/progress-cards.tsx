import type { ProgressSummary } from "@smart-planner/planner/progress";
import { progressWords } from "@smart-planner/words/en/progress";
import { Flame } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useWords } from "../../ui/use-words.ts";

const Card = ({
  heading,
  figure,
  beside,
  className,
  children,
}: {
  readonly heading: string;
  readonly figure: ReactNode;
  readonly beside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames("grid content-start gap-1 p-4 md:px-7 md:pt-5 md:pb-6", className)}
    >
      <h3 id={id} className="font-sans text-sm leading-[1.4] font-(--weight-medium) text-ink-2">
        {heading}
      </h3>
      <p className="flex flex-wrap items-baseline gap-2.5 font-display text-[1.75rem]/[1.2] font-[620] tracking-[-0.03em] tabular-nums">
        {figure}
        <span className="font-sans text-sm leading-[1.4] font-(--weight-regular) tracking-normal text-ink-2">
          {beside}
        </span>
      </p>
      {children}
    </section>
  );
};

export const ProgressCards = ({ summary }: { readonly summary: ProgressSummary }) => {
  const words = useWords(progressWords);
  return (
    <div className="mt-5 grid grid-cols-2 border-t border-line md:grid-cols-[2fr_1fr_1fr]">
      <Card
        heading={words.overall}
        figure={`${summary.percent}%`}
        beside={words.hours(summary.completedHours, summary.totalHours)}
        className="max-md:col-span-full max-md:border-b max-md:border-line"
      >
        <ProgressBar label={words.overall} percent={summary.percent} className="mt-1" />
      </Card>
      <Card
        heading={words.streak}
        figure={
          <>
            <span
              aria-hidden="true"
              className="grid size-6.5 place-items-center self-center rounded-full bg-hl text-on-hl"
            >
              <Flame className="size-4" />
            </span>
            {summary.studyStreak}
          </>
        }
        beside={words.streakDays(summary.studyStreak)}
        className="border-line md:border-s"
      >
        <p className="text-sm text-ink-2">{words.streakHint(summary.studyStreak)}</p>
      </Card>
      <Card
        heading={words.tracked}
        figure={summary.subjectBreakdown.length}
        className="border-s border-line"
      >
        <p className="text-sm text-ink-2">{words.active}</p>
      </Card>
    </div>
  );
};
