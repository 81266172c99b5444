import type { CalendarDay } from "@smart-planner/planner/model";
import type { PlanProblem } from "@smart-planner/planner/scheduler";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import { smartWords } from "@smart-planner/words/en/smart";
import { wishWords } from "@smart-planner/words/en/wishes";
import { useWords } from "../../ui/use-words.ts";
import type { SmartExplained } from "./ask-smart-timetable.ts";
import { dueWorkIn } from "./due-work-in.ts";
import type { ReadText } from "./smart-reading.tsx";

const Sentences = ({
  heading,
  sentences,
}: {
  readonly heading: string;
  readonly sentences: readonly string[];
}) =>
  sentences.length === 0 ? null : (
    <div>
      <h3 className="text-sm font-(--weight-semi) text-ink">{heading}</h3>
      <ul className="mt-1 grid list-disc gap-1 ps-4.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );

interface SmartSummaryProps {
  /** Absent if the server gives the plan alone. */
  readonly explained: SmartExplained | undefined;
  readonly notes: readonly (PlanProblem | string)[];
  /** The text that was sent, if none of its words was understood. */
  readonly nothing: ReadText | undefined;
  readonly subjects: readonly string[];
  readonly today: CalendarDay;
}

/** The reader of the last smart timetable, and its problems. */
const SmartSummary = ({ explained, notes, nothing, subjects, today }: SmartSummaryProps) => {
  const words = useWords(smartWords);
  const reading = useWords(planReadingWords);
  const { unkept } = useWords(wishWords);
  const unkeptThat = (areIdle: boolean): readonly string[] =>
    (explained?.unkept ?? [])
      .filter(({ isIdle = false }) => isIdle === areIdle)
      .map(({ wish, reason }) => unkept(wish, reason));
  const isNothing = nothing?.notUnderstood.every(
    (span) => dueWorkIn(span, { text: nothing.text, subjects, today }) === undefined,
  );
  return (
    <div className="grid gap-3 text-sm text-ink-2">
      {isNothing && (
        <p className="text-lg leading-snug font-(--weight-semi) text-ink">
          {words.nothingUnderstood}
        </p>
      )}
      <p>
        {explained === undefined
          ? words.ready
          : explained.plannedBy.kind === "model"
            ? words.plannedBy(explained.plannedBy.model)
            : words.builtIn}
      </p>
      <Sentences heading={words.notKept} sentences={unkeptThat(false)} />
      <Sentences heading={words.changedNothing} sentences={unkeptThat(true)} />
      <Sentences heading={words.goodToKnow} sentences={reading.problems(notes)} />
    </div>
  );
};

export default SmartSummary;
