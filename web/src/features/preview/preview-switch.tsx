import { usePreview } from "../../platform/use-preview.ts";
import { Switch } from "../../ui/switch.tsx";

/** One setting for the browser, wherever it stands. */
export const PreviewSwitch = ({
  hint,
  className,
}: {
  readonly hint?: string;
  readonly className?: string;
}) => {
  const [isOn, switchTo] = usePreview();
  return (
    <Switch
      label="Preview features"
      checked={isOn}
      onCheckedChange={switchTo}
      {...(hint === undefined ? {} : { hint })}
      {...(className === undefined ? {} : { className })}
    />
  );
};
