import type { Weekday } from "@smart-planner/planner/model";
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

/** Where one of two choices holds on some days and the other is the same on every day: those days. */
const someDaysOf = ({ choices }: WishQuestion): readonly Weekday[] | undefined => {
  const daysOf = (wish: Wish | undefined) =>
    wish !== undefined && "weekdays" in wish ? wish.weekdays : undefined;
  const wishes = choices.map(([wish]) => wish);
  const days = wishes.map(daysOf).find((each) => each !== undefined);
  const [one, other] = wishes.map((wish) => JSON.stringify({ ...wish, weekdays: undefined }));
  const isPair = choices.length === 2 && choices.every(({ length }) => length === 1);
  const isOnce = wishes.filter((wish) => daysOf(wish) !== undefined).length === 1;
  return isPair && isOnce && one === other ? days : undefined;
};

/** If two readings are likely the student chooses; until then neither holds. */
export const WishQuestions = ({ text, questions, disabled, onAnswer }: WishQuestionsProps) => {
  const words = useWords(smartWords);
  const { wish: sayWish } = useWords(wishWords);
  return (
    <ul className="grid gap-3">
      {questions.map((question) => {
        const { start, end } = question;
        const said = text.slice(start, end);
        const days = someDaysOf(question);
        return (
          <li key={`${start}-${end}`} className="grid gap-2 text-sm">
            <p className="wrap-anywhere">
              {days === undefined ? (
                <q className="text-ink">{said}</q>
              ) : (
                words.everyDayOr(said, days)
              )}
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
