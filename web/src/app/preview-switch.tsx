import { usePlatform } from "../platform/platform.ts";
import { usePreview } from "../platform/use-preview.ts";
import { Switch } from "../ui/switch.tsx";

/** In the sidebar and beside each part that is not ready; turns all of them on for this browser. */
export const PreviewSwitch = ({
  compact = false,
  className,
}: {
  /** Without the hint, in a row of controls. */
  readonly compact?: boolean;
  readonly className?: string;
}) => {
  const { preview } = usePlatform();
  return (
    <Switch
      label="Preview features"
      {...(compact
        ? {}
        : { hint: "Try the parts that are still in development, on this browser." })}
      checked={usePreview()}
      onCheckedChange={preview.turn}
      {...(className === undefined ? {} : { className })}
    />
  );
};
