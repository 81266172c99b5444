import type { QuietHours } from "@smart-planner/contract";
import { notificationsWords } from "@smart-planner/words/en/notifications";
import { Switch } from "../../ui/switch.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { NotificationForm } from "./use-notification-form.ts";

const usualQuietHours: QuietHours = { from: "22:00", to: "07:00" };

/** Settings of every reminder on this device. */
export const ReminderSettings = ({
  form,
  isPushed,
  onChange,
}: {
  readonly form: NotificationForm;
  /** Only reminders that come while the app is closed are counted on its icon. */
  readonly isPushed: boolean;
  readonly onChange: (change: Partial<NotificationForm>) => void;
}) => {
  const words = useWords(notificationsWords);
  const { quietHours } = form;
  const timeOf = (name: keyof QuietHours, label: string) =>
    quietHours && (
      <TextInput
        type="time"
        required
        aria-label={label}
        value={quietHours[name]}
        className="w-28"
        onChange={({ target }) => {
          if (target.value !== "")
            onChange({ quietHours: { ...quietHours, [name]: target.value } });
        }}
      />
    );
  return (
    <div className="divide-y divide-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3">
        <Switch
          label={words.quietHours}
          hint={words.quietHint}
          className="min-w-40 flex-1"
          checked={quietHours !== undefined}
          onCheckedChange={(on) => onChange({ quietHours: on ? usualQuietHours : undefined })}
        />
        {quietHours && (
          <span className="flex items-center gap-2 text-sm">
            {timeOf("from", words.quietFrom)} {words.to} {timeOf("to", words.quietTo)}
          </span>
        )}
      </div>
      <Switch
        label={words.showNames}
        hint={words.showNamesHint}
        className="py-3"
        checked={form.showsNames}
        onCheckedChange={(showsNames) => onChange({ showsNames })}
      />
      {isPushed && (
        <Switch
          label={words.badge}
          hint={words.badgeHint}
          className="pt-3"
          checked={form.showsBadge}
          onCheckedChange={(showsBadge) => onChange({ showsBadge })}
        />
      )}
    </div>
  );
};
