import { type ExamAnswer, examAnswers } from "@smart-planner/contract";
import { todayWords } from "@smart-planner/words/en/today";
import { RadioPills } from "../../ui/radio-pills.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

export interface PassedExam {
  readonly id: string;
  readonly subject: string;
  /** `30 November`, `today`. */
  readonly when: string;
  readonly went: ExamAnswer | undefined;
}

/** One optional question about each exam that is over. */
export const HowItWent = ({
  exams,
  toneOf,
  onAnswer,
}: {
  readonly exams: readonly PassedExam[];
  readonly toneOf: (subject: string) => Tone;
  readonly onAnswer: (id: string, went: ExamAnswer) => void;
}) => {
  const words = useWords(todayWords);
  return exams.length === 0 ? null : (
    <div>
      <h3 className="inline text-lg">{words.howDidItGo}</h3>{" "}
      <span className="text-sm text-ink-2">{words.onlyForYou}</span>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {exams.map(({ id, subject, when, went }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <ToneDot tone={toneOf(subject)} />
            <bdi className="font-(--weight-semi) wrap-anywhere">{subject}</bdi>
            <span className="text-sm text-ink-2">{when}</span>
            <RadioPills
              label={words.howDidNamed(subject, when)}
              options={examAnswers.map((value) => ({ value, label: words.answers[value] }))}
              value={went}
              onValueChange={(answer) => onAnswer(id, answer)}
              className="ms-auto flex gap-2 max-md:grid max-md:w-full max-md:grid-cols-3"
              pillClassName="min-h-9 rounded-full bg-sunk px-3.5 text-center text-sm max-md:min-h-12 max-md:px-1"
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
