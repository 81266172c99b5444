import { notificationKinds, type WantedNotifications } from "@smart-planner/planner/calendars";
import { notificationsWords } from "@smart-planner/words/en/notifications";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useWords } from "../../ui/use-words.ts";

export const PreferenceList = ({
  wanted,
  onChange,
}: {
  readonly wanted: WantedNotifications;
  readonly onChange: (change: Partial<WantedNotifications>) => void;
}) => {
  const words = useWords(notificationsWords);
  return (
    <div className="divide-y divide-line">
      {notificationKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={words.kinds[kind]}
          hint={words.kindHints[kind]}
          checked={wanted[kind]}
          onCheckedChange={(checked) => onChange({ [kind]: checked })}
          className="py-3 first:pt-1 last:pb-1"
        />
      ))}
    </div>
  );
};
