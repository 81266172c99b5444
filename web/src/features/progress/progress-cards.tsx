import type { ProgressSummary } from "@smart-planner/planner/progress";
import { Flame } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

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

export const ProgressCards = ({ summary }: { readonly summary: ProgressSummary }) => (
  <div className="mt-5 grid grid-cols-2 border-t border-line md:grid-cols-[2fr_1fr_1fr]">
    <Card
      heading="Overall Progress"
      figure={`${summary.percent}%`}
      beside={`${summary.hoursText} hours`}
      className="max-md:col-span-full max-md:border-b max-md:border-line"
    >
      <ProgressBar label="Overall Progress" percent={summary.percent} className="mt-1" />
    </Card>
    <Card
      heading="Study Streak"
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
      beside={summary.studyStreak === 1 ? "day" : "days"}
      className="border-line md:border-s"
    >
      <p className="text-sm text-ink-2">{summary.streakHint}</p>
    </Card>
    <Card
      heading="Subjects Tracked"
      figure={summary.subjectBreakdown.length}
      className="border-s border-line"
    >
      <p className="text-sm text-ink-2">Active subjects</p>
    </Card>
  </div>
);
