import { uiWords } from "@smart-planner/words/en/ui";
import { Badge } from "./badge.tsx";
import { useWords } from "./use-words.ts";

/** On a feature that is off by default. */
export const PreviewBadge = ({
  isOn,
  text,
}: {
  readonly isOn: boolean;
  readonly text?: string;
}) => {
  const words = useWords(uiWords);
  return isOn ? (
    <Badge variant="tint">{words.preview}</Badge>
  ) : (
    <Badge variant="outline">{text ?? words.underDevelopment}</Badge>
  );
};
