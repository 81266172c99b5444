import type { Commitment } from "@smart-planner/planner/model";
import type { homeWords } from "@smart-planner/words/en/home";
import type { Say } from "../../planner-service/notices.ts";
import type { Workspace } from "../../platform/workspace.ts";

const isSame = (one: Commitment, other: Commitment): boolean =>
  JSON.stringify([one.name, one.days, one.startTime, one.endTime, one.dates]) ===
  JSON.stringify([other.name, other.days, other.startTime, other.endTime, other.dates]);

/** A wish lasts as long as its plan; as a commitment of the Advanced Scheduler its time stays. */
export const keepAsCommitment = ({
  workspace,
  commitment,
  say,
  words,
}: {
  readonly workspace: Workspace;
  readonly commitment: Commitment;
  readonly say: Say;
  readonly words: typeof homeWords;
}): void => {
  const all = () => workspace.read("smartplanner_commitments") ?? [];
  if (all().some((each) => isSame(each, commitment))) {
    say(words.alreadyCommitment(commitment.name));
    return;
  }
  workspace.write("smartplanner_commitments", [...all(), commitment]);
  say(words.nowCommitment(commitment.name), {
    label: words.undo,
    onPress: () => {
      // Removed from the present classes: others may have been added since.
      const left = all();
      const place = left.findIndex((each) => isSame(each, commitment));
      if (place >= 0)
        workspace.write(
          "smartplanner_commitments",
          left.filter((_, index) => index !== place),
        );
      say(words.noCommitment(commitment.name));
    },
  });
};
