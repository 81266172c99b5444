import { preferenceLimits as limits } from "@smart-planner/planner/model";
import type { SubjectColours } from "@smart-planner/planner/plan";
import { preferencesWords } from "@smart-planner/words/en/preferences";
import { useId } from "react";
import { QuestionRow } from "../../ui/question-row.tsx";
import { RangeInput } from "../../ui/range-input.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

const usual = 3;
const { least, most } = limits.difficulty;

type Ratings = Readonly<Record<string, number>>;

/** A subject may be called "constructor": only own properties count. */
const ratingOf = (ratings: Ratings, subject: string): number =>
  Object.hasOwn(ratings, subject) ? (ratings[subject] ?? usual) : usual;

export const DifficultySliders = ({
  subjects,
  colours,
  ratings,
  onRatingsChange,
}: {
  /** Names, each once. */
  readonly subjects: readonly string[];
  readonly colours: SubjectColours;
  readonly ratings: Ratings;
  readonly onRatingsChange: (ratings: Ratings) => void;
}) => {
  const words = useWords(preferencesWords);
  const id = useId();
  return (
    <QuestionRow heading={words.howHard} aside={words.howHardScale}>
      {subjects.length === 0 && <p className="text-sm text-ink-3">{words.noSubjects}</p>}
      <ul className="grid gap-x-8 gap-y-2 lg:grid-cols-2">
        {subjects.map((subject, index) => {
          const rating = ratingOf(ratings, subject);
          return (
            <li
              key={subject}
              className="grid grid-cols-[minmax(0,8rem)_minmax(4rem,1fr)_1.75rem] items-center gap-x-3.5 text-sm"
            >
              <label
                htmlFor={`${id}-${index}`}
                className="flex items-center gap-2 font-(--weight-medium)"
              >
                <ToneDot tone={colours.get(subject) ?? "violet"} />
                <span dir="auto" className="min-w-0 wrap-anywhere hyphens-auto">
                  {subject}
                </span>
                <span className="sr-only">{words.difficulty}</span>
              </label>
              <RangeInput
                id={`${id}-${index}`}
                value={rating}
                min={least}
                max={most}
                onValueChange={(value) => onRatingsChange({ ...ratings, [subject]: value })}
              />
              <output
                htmlFor={`${id}-${index}`}
                className="grid h-7 place-items-center rounded-[7px] bg-sunk font-(--weight-semi) tabular-nums"
              >
                {rating}
              </output>
            </li>
          );
        })}
      </ul>
    </QuestionRow>
  );
};
