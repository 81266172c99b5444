import { homeWords } from "@smart-planner/words/en/home";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";

/** Above everything that is shown of the sample, with the exit. */
export const SampleNotice = ({ onLeave }: { readonly onLeave: () => void }) => {
  const words = useWords(homeWords);
  return (
    <Notice
      className="mb-4"
      action={
        <Button variant="primary" size="sm" onClick={onLeave}>
          {words.clearSample}
        </Button>
      }
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="tint">{words.samplePlan}</Badge>
        {words.sampleText}
      </span>
    </Notice>
  );
};
