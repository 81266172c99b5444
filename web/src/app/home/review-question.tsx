import { addDays } from "@smart-planner/planner/time";
import type { Grade, ReviewRecord } from "@smart-planner/planner/work";
import { todayWords } from "@smart-planner/words/en/today";
import { ReviewNote } from "../../features/today/notes.tsx";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useWords } from "../../ui/use-words.ts";

const mostNamed = 3;

/** `Waves`, `Waves and Sound`, `Waves, Sound, Heat and 2 more`. */
const listed = (names: readonly string[]): string => {
  const more = names.length - mostNamed;
  const shown = [...names.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
};

/** One question for each session that went over chapters again, until it is answered or skipped. */
export const ReviewQuestion = () => {
  const words = useWords(todayWords);
  const { workspace, say } = usePlanner();
  const { day: today } = useMoment();
  const reviews = useRecords("reviews");
  const topics = useRecords("topics");
  const isOpen = ({ topicId, day, grade, skipped }: ReviewRecord): boolean =>
    grade === undefined &&
    skipped !== true &&
    // After two days the answer would be a guess.
    day >= addDays(today, -1) &&
    Object.hasOwn(topics, topicId);
  const open = Object.entries(reviews).filter(([, review]) => isOpen(review));
  const key = open[0]?.[1].sessionKey;
  const asked = open.filter(([, { sessionKey }]) => sessionKey === key);
  if (asked.length === 0) return null;
  const what = listed(asked.map(([, { topicId }]) => topics[topicId]?.name ?? ""));
  const keep = (answer: Pick<ReviewRecord, "grade" | "skipped">) =>
    workspace.putRecords(
      "reviews",
      asked.map(([id, review]) => [id, { ...review, ...answer }] as const),
    );
  const answer = (grade: Grade) => {
    keep({ grade });
    say(words.graded[grade](what), {
      label: "Undo",
      onPress: () => keep({ grade: undefined }),
    });
  };
  return (
    <Sheet className="mb-4 overflow-hidden md:mb-6 [&>section]:border-b-0">
      <ReviewNote what={what} onAnswer={answer} onSkip={() => keep({ skipped: true })} />
    </Sheet>
  );
};
