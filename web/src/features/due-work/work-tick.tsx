import type { DueItem } from "@smart-planner/planner/due-work";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { Tick } from "../../ui/tick.tsx";

/** Hands in a piece of due work, or opens it again. */
export const WorkTick = ({ item, label }: { readonly item: DueItem; readonly label: string }) => {
  const planner = usePlanner();
  return (
    <Tick
      label={label}
      checked={item.state === "handed in"}
      onTick={(done) => (done ? planner.handIn(item) : planner.reopenWork(item))}
      className="md:size-5!"
    />
  );
};
