import { shortDuration } from "@smart-planner/planner/progress";
import { estimateOf, type KeptTopic } from "@smart-planner/planner/work";
import { Button } from "../../ui/button.tsx";

/** Chapters there is no time for: kept here, one press away from the plan. */
export const LeftOutTopics = ({
  topics,
  onTakeIn,
}: {
  readonly topics: readonly KeptTopic[];
  readonly onTakeIn: (topic: KeptTopic) => void;
}) =>
  topics.length === 0 ? null : (
    <section aria-label="Left out" className="mt-4 border-t border-line pt-3 text-sm">
      <h4 className="text-ink-2">Left out</h4>
      <ul>
        {topics.map((topic) => (
          <li
            key={topic.id}
            className="flex min-h-10 items-center justify-between gap-3 text-ink-2 max-md:min-h-11"
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {`${topic.name}, ${shortDuration(estimateOf(topic))}`}
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="max-md:min-h-11"
              aria-label={`Take ${topic.name} in again`}
              onClick={() => onTakeIn(topic)}
            >
              Take in again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
