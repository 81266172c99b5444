import { shellWords } from "@smart-planner/words/en/shell";
import { usePlatform } from "../platform/platform.ts";
import { usePreview } from "../platform/use-preview.ts";
import { Switch } from "../ui/switch.tsx";
import { useWords } from "../ui/use-words.ts";

/** In the sidebar and beside each part that is not ready; turns all of them on for this browser. */
export const PreviewSwitch = ({
  compact = false,
  className,
}: {
  /** Without the hint, in a row of controls. */
  readonly compact?: boolean;
  readonly className?: string;
}) => {
  const words = useWords(shellWords);
  const { preview } = usePlatform();
  return (
    <Switch
      label={words.previewFeatures}
      {...(compact ? {} : { hint: words.previewHint })}
      checked={usePreview()}
      onCheckedChange={preview.choose}
      {...(className === undefined ? {} : { className })}
    />
  );
};
