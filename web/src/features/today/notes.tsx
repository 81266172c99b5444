import type { Grade } from "@smart-planner/planner/work";
import { CalendarClock, CircleDashed, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";

const Note = ({
  label,
  icon,
  actions,
  children,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) => (
  <section
    aria-label={label}
    className="flex min-h-13 flex-wrap items-center gap-x-3.5 gap-y-1.5 border-b border-line py-2 ps-4 pe-3 text-sm md:ps-6 md:pe-4"
  >
    <span aria-hidden="true" className="text-ink-3 [&>svg]:size-4.5">
      {icon}
    </span>
    <p className="min-w-0 flex-[1_1_14rem] text-ink-2 [&_b]:font-(--weight-semi) [&_b]:text-ink">
      {children}
    </p>
    <div className="flex flex-wrap items-center gap-1 max-md:w-full max-md:*:min-h-11 max-md:*:flex-auto max-md:*:px-2.5">
      {actions}
    </div>
  </section>
);

/** Open sessions and changes since the plan was made, in one line with one action. */
export const OpenNote = ({
  open,
  change,
  onDid,
  onLetGo,
  onPlan,
}: {
  /** Sessions that are not done. */
  readonly open:
    | {
        readonly count: number;
        /** `from Tuesday and Wednesday`, `since Friday`. */
        readonly from: string;
        /** `2 h 40`. */
        readonly length: string;
      }
    | undefined;
  /** `You changed Biology’s chapters.` */
  readonly change: string | undefined;
  readonly onDid: () => void;
  readonly onLetGo: () => void;
  readonly onPlan: () => void;
}) => {
  const isChanged = change !== undefined;
  const are = open?.count === 1 ? "is" : "are";
  return (
    <Note
      label={isChanged ? "Plan update" : "Missed sessions"}
      icon={open === undefined ? <CalendarClock /> : <CircleDashed />}
      actions={
        <>
          <Button variant="primary" onClick={onPlan} className="md:order-last">
            {isChanged ? "Update plan" : "Plan them again"}
          </Button>
          {open !== undefined && (
            <>
              <Button variant="quiet" onClick={onDid}>
                I did them
              </Button>
              <Button variant="quiet" onClick={onLetGo}>
                Let them go
              </Button>
            </>
          )}
        </>
      }
    >
      {open === undefined ? (
        `${change} Update the plan?`
      ) : isChanged ? (
        <>
          <b>{`${counted(open.count, "session")} ${open.from} ${are} open`}</b>
          {`, and ${change.replace(/^(?:You|The)/, (word) => word.toLowerCase())}`}
        </>
      ) : (
        <>
          <b>{counted(open.count, "session")}</b> {open.from} {are} not done,{" "}
          <span className="whitespace-nowrap">{open.length}</span>.
        </>
      )}
    </Note>
  );
};

export const gradeNames: Readonly<Record<Grade, string>> = {
  1: "Again",
  2: "Hard",
  3: "Good",
  4: "Easy",
};
const grades = [1, 2, 3, 4] as const;

/** One question after a review: the answer decides when it comes back. */
export const ReviewNote = ({
  what,
  onAnswer,
  onSkip,
}: {
  /** `Waves and Sound`. */
  readonly what: string;
  readonly onAnswer: (grade: Grade) => void;
  readonly onSkip: () => void;
}) => (
  <Note
    label="After the review"
    icon={<RotateCcw />}
    actions={
      <>
        {grades.map((grade) => (
          <Button key={grade} onClick={() => onAnswer(grade)}>
            {gradeNames[grade]}
          </Button>
        ))}
        <Button variant="quiet" onClick={onSkip}>
          Skip
        </Button>
      </>
    }
  >
    How well did you still know <b dir="auto">{what}</b>? Again means you had forgotten it.
  </Note>
);
