import type { Wish, WishQuestion } from "@smart-planner/planner/wishes";
import { smartWords } from "@smart-planner/words/en/smart";
import { wishWords } from "@smart-planner/words/en/wishes";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

interface WishQuestionsProps {
  readonly text: string;
  readonly questions: readonly WishQuestion[];
  readonly disabled: boolean;
  readonly onAnswer: (question: WishQuestion, wishes: readonly Wish[]) => void;
}

/** If two readings are likely the student chooses; until then neither holds. */
export const WishQuestions = ({ text, questions, disabled, onAnswer }: WishQuestionsProps) => {
  const words = useWords(smartWords);
  const { wish: sayWish } = useWords(wishWords);
  return (
    <ul className="grid gap-3">
      {questions.map((question) => {
        const { start, end } = question;
        return (
          <li key={`${start}-${end}`} className="grid gap-2 text-sm">
            <p className="wrap-anywhere">
              <q className="text-ink">{text.slice(start, end)}</q>
            </p>
            <div className="grid gap-2">
              {question.choices.map((wishes) => {
                const choice =
                  wishes.length === 0 ? words.leaveOut : wishes.map(sayWish).join("; ");
                return (
                  <Button
                    key={choice}
                    size="sm"
                    disabled={disabled}
                    className="h-auto justify-start text-start whitespace-normal"
                    onClick={() => onAnswer(question, wishes)}
                  >
                    {choice}
                  </Button>
                );
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
