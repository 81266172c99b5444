import { addDays } from "@smart-planner/planner/time";
import type { Grade, ReviewRecord } from "@smart-planner/planner/work";
import { homeWords } from "@smart-planner/words/en/home";
import { todayWords } from "@smart-planner/words/en/today";
import { ReviewNote } from "../../features/today/notes.tsx";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useWords } from "../../ui/use-words.ts";

const mostNamed = 3;

/** One question for each session that went over chapters again, until it is answered or skipped. */
export const ReviewQuestion = () => {
  const words = useWords(todayWords);
  const home = useWords(homeWords);
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
  const names = asked.map(([, { topicId }]) => topics[topicId]?.name ?? "");
  const what = home.names(names.slice(0, mostNamed), names.length - mostNamed);
  const keep = (answer: Pick<ReviewRecord, "grade" | "skipped">) =>
    workspace.putRecords(
      "reviews",
      asked.map(([id, review]) => [id, { ...review, ...answer }] as const),
    );
  const answer = (grade: Grade) => {
    keep({ grade });
    say(words.graded[grade](what), {
      label: home.undo,
      onPress: () => keep({ grade: undefined }),
    });
  };
  return (
    <Sheet className="mb-4 overflow-hidden md:mb-6 [&>section]:border-b-0">
      <ReviewNote what={what} onAnswer={answer} onSkip={() => keep({ skipped: true })} />
    </Sheet>
  );
};
