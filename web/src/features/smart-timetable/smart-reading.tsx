import type { ReadDueWork } from "@smart-planner/planner/due-work";
import type { TextSpan, Wish, WishQuestion } from "@smart-planner/planner/wishes";
import { smartWords } from "@smart-planner/words/en/smart";
import { type ReactNode, useId } from "react";
import { useWords } from "../../ui/use-words.ts";
import { UnreadWords } from "./unread-words.tsx";
import { WishChips } from "./wish-chips.tsx";
import { WishQuestions } from "./wish-questions.tsx";

const Part = ({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2.5 border-t border-line pt-3.5">
      <h3 id={id} className="font-sans text-sm font-(--weight-semi)">
        {heading}
      </h3>
      {children}
    </section>
  );
};

interface SmartReadingProps {
  /** As it was read. */
  readonly text: string;
  readonly wishes: readonly Wish[];
  readonly misspeltIn: (wish: Wish) => readonly string[];
  readonly questions: readonly WishQuestion[];
  readonly notUnderstood: readonly TextSpan[];
  readonly disabled: boolean;
  readonly onWishes: (wishes: readonly Wish[]) => void;
  readonly onAnswer: (question: WishQuestion, wishes: readonly Wish[]) => void;
  readonly onKeep: (wish: Wish) => void;
  readonly suggestionFor: (span: TextSpan) => string;
  readonly onReplace: (span: TextSpan, words: string) => void;
  readonly dueWorkIn: (span: TextSpan) => ReadDueWork | undefined;
  readonly onDueWork: (span: TextSpan, work: ReadDueWork) => void;
}

/** The reading of the student's words: chips, questions, and words not understood. */
export const SmartReading = ({
  text,
  wishes,
  misspeltIn,
  questions,
  notUnderstood,
  disabled,
  onWishes,
  onAnswer,
  onKeep,
  suggestionFor,
  onReplace,
  dueWorkIn,
  onDueWork,
}: SmartReadingProps) => {
  const words = useWords(smartWords);
  return (
    <>
      {questions.length > 0 && (
        <Part heading={words.whichOne}>
          <WishQuestions {...{ text, questions, disabled, onAnswer }} />
        </Part>
      )}
      {wishes.length > 0 && (
        <Part heading={words.understood}>
          <WishChips {...{ wishes, misspeltIn, disabled, onKeep }} onChange={onWishes} />
        </Part>
      )}
      {notUnderstood.length > 0 && (
        <Part heading={words.notUnderstood}>
          <UnreadWords
            {...{ text, suggestionFor, onReplace, dueWorkIn, onDueWork }}
            spans={notUnderstood}
          />
        </Part>
      )}
    </>
  );
};
