import type { ReadDueWork } from "@smart-planner/planner/due-work";
import type { CalendarDay, Commitment } from "@smart-planner/planner/model";
import {
  joinWishes,
  type ReadWishes,
  type TextSpan,
  type Wish,
  type WishQuestion,
} from "@smart-planner/planner/wishes";
import { smartWords } from "@smart-planner/words/en/smart";
import { type ReactNode, useId } from "react";
import { useWords } from "../../ui/use-words.ts";
import { dueWorkIn } from "./due-work-in.ts";
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

export interface ReadText extends ReadWishes {
  readonly text: string;
}

interface SmartReadingProps {
  /** The last text, until it is changed. */
  readonly read: ReadText | null;
  readonly wishes: readonly Wish[];
  readonly disabled: boolean;
  readonly onWishes: (wishes: readonly Wish[]) => void;
  /** With all wishes after it: the same ones if it is to be left out. */
  readonly onAnswer: (question: WishQuestion, wishes: readonly Wish[]) => void;
  readonly onKeep: (commitment: Commitment) => void;
  readonly subjects: readonly string[];
  readonly today: CalendarDay;
  readonly onReplace: (span: TextSpan, words: string) => void;
  readonly onDueWork: (span: TextSpan, work: ReadDueWork) => void;
}

const nothingRead: ReadText = { text: "", readings: [], questions: [], notUnderstood: [] };

/** The reading of the student's words: chips, questions, and words not understood. */
const SmartReading = ({
  read,
  wishes,
  disabled,
  onWishes,
  onAnswer,
  onKeep,
  subjects,
  today,
  onReplace,
  onDueWork,
}: SmartReadingProps) => {
  const words = useWords(smartWords);
  const { text, readings, questions, notUnderstood } = read ?? nothingRead;
  const misspeltIn = (wish: Wish): readonly string[] =>
    readings.find((each) => JSON.stringify(each.wish) === JSON.stringify(wish))?.misspelt ?? [];
  const spans = notUnderstood.map((span) => ({
    ...span,
    work: dueWorkIn(span, { text, subjects, today }),
  }));
  const unread = [
    [words.isDueWork, spans.filter(({ work }) => work !== undefined)],
    [words.notUnderstood, spans.filter(({ work }) => work === undefined)],
  ] as const;
  return (
    <>
      {questions.length > 0 && (
        <Part heading={words.whichOne}>
          <WishQuestions
            {...{ text, questions, disabled }}
            onAnswer={(question, chosen) =>
              onAnswer(question, chosen.length === 0 ? wishes : joinWishes([...wishes, ...chosen]))
            }
          />
        </Part>
      )}
      {wishes.length > 0 && (
        <Part heading={words.understood}>
          <WishChips {...{ wishes, misspeltIn, disabled, onKeep }} onChange={onWishes} />
        </Part>
      )}
      {unread.map(
        ([heading, each]) =>
          each.length > 0 && (
            <Part key={heading} heading={heading}>
              <UnreadWords {...{ text, subjects, onReplace, onDueWork }} spans={each} />
            </Part>
          ),
      )}
    </>
  );
};

export default SmartReading;
