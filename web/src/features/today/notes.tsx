import type { Grade } from "@smart-planner/planner/work";
import { type OpenSessions, todayWords } from "@smart-planner/words/en/today";
import { CalendarClock, CircleDashed, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

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

const bold = (text: string) => <b key="bold">{text}</b>;
const unbroken = (text: string) => (
  <span key="unbroken" className="whitespace-nowrap">
    {text}
  </span>
);

/** Open sessions and changes since the plan was made, in one line with one action. */
export const OpenNote = ({
  open,
  change,
  onDid,
  onLetGo,
  onPlan,
}: {
  readonly open: OpenSessions | undefined;
  /** `You changed Biology’s chapters.` */
  readonly change: string | undefined;
  readonly onDid: () => void;
  readonly onLetGo: () => void;
  readonly onPlan: () => void;
}) => {
  const words = useWords(todayWords);
  const isChanged = change !== undefined;
  return (
    <Note
      label={isChanged ? words.planUpdate : words.missed}
      icon={open === undefined ? <CalendarClock /> : <CircleDashed />}
      actions={
        <>
          <Button variant="primary" onClick={onPlan} className="md:order-last">
            {isChanged ? words.update : words.planAgain}
          </Button>
          {open !== undefined && (
            <>
              <Button variant="quiet" onClick={onDid}>
                {words.didThem}
              </Button>
              <Button variant="quiet" onClick={onLetGo}>
                {words.letGo}
              </Button>
            </>
          )}
        </>
      }
    >
      {open === undefined
        ? words.updateQuestion(change ?? "")
        : isChanged
          ? words.openAndChange(bold, open, change)
          : words.open(bold, unbroken, open)}
    </Note>
  );
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
}) => {
  const words = useWords(todayWords);
  return (
    <Note
      label={words.afterReview}
      icon={<RotateCcw />}
      actions={
        <>
          {grades.map((grade) => (
            <Button key={grade} onClick={() => onAnswer(grade)}>
              {words.grades[grade]}
            </Button>
          ))}
          <Button variant="quiet" onClick={onSkip}>
            {words.skip}
          </Button>
        </>
      }
    >
      {words.stillKnown(
        <b key="name" dir="auto">
          {what}
        </b>,
      )}
    </Note>
  );
};
