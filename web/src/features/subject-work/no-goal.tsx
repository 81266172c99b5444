import { shortDuration } from "@smart-planner/planner/progress";
import { ClipboardPaste, Target } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";

/** A subject without stated work: its share, and two ways on. */
export const NoGoal = ({
  name,
  weeklyMinutes,
  pasteRef,
  onPaste,
  onGoal,
}: {
  readonly name: string;
  readonly weeklyMinutes: number | undefined;
  readonly pasteRef: Ref<HTMLButtonElement>;
  readonly onPaste: () => void;
  readonly onGoal: () => void;
}) => (
  <div className="grid gap-3 rounded-card border border-dashed border-line-strong p-5">
    <p className="font-(--weight-semi)">No goal set: your hours are shared out between subjects.</p>
    <p className="text-sm text-ink-2">
      The nearer the exam, the bigger the share.
      {weeklyMinutes !== undefined && (
        <>
          {" "}
          <bdi>{name}</bdi>
          {` gets about ${shortDuration(weeklyMinutes)} a week this way.`}
        </>
      )}
    </p>
    <div className="flex flex-wrap gap-2">
      <Button
        ref={pasteRef}
        variant="secondary"
        size="sm"
        icon={<ClipboardPaste />}
        onClick={onPaste}
      >
        Paste your chapters
      </Button>
      <Button variant="quiet" size="sm" icon={<Target />} onClick={onGoal}>
        Set a goal in hours
      </Button>
    </div>
  </div>
);
