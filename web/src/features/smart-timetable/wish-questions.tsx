import { describeWish, type Wish, type WishQuestion } from "@smart-planner/planner/wishes";
import { smartWords } from "@smart-planner/words/en/smart";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

interface WishQuestionsProps {
  readonly text: string;
  readonly questions: readonly WishQuestion[];
  readonly disabled: boolean;
  readonly onAnswer: (question: WishQuestion, wishes: readonly Wish[]) => void;
}

/** Where two readings are likely the student chooses; until then neither holds. */
export const WishQuestions = ({ text, questions, disabled, onAnswer }: WishQuestionsProps) => {
  const words = useWords(smartWords);
  return (
    <ul className="grid gap-3">
      {questions.map((question) => {
        const { start, end } = question;
        return (
          <li key={`${start}-${end}-${question.question}`} className="grid gap-2 text-sm">
            <p className="wrap-anywhere">
              <q className="text-ink">{text.slice(start, end)}</q>
              <span className="mt-0.5 block text-ink-2">{question.question}</span>
            </p>
            <div className="grid gap-2">
              {question.choices.map((wishes) => {
                const choice =
                  wishes.length === 0 ? words.leaveOut : wishes.map(describeWish).join("; ");
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
