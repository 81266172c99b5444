import type { QuietHours } from "@smart-planner/contract";
import { Switch } from "../../ui/switch.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { NotificationForm } from "./use-notification-form.ts";

const usualQuietHours: QuietHours = { from: "22:00", to: "07:00" };

/** Settings of every reminder on this device. */
export const ReminderSettings = ({
  form,
  onChange,
}: {
  readonly form: NotificationForm;
  readonly onChange: (change: Partial<NotificationForm>) => void;
}) => {
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
          label="Quiet hours"
          hint="Nothing rings in this time."
          className="min-w-40 flex-1"
          checked={quietHours !== undefined}
          onCheckedChange={(on) => onChange({ quietHours: on ? usualQuietHours : undefined })}
        />
        {quietHours && (
          <span className="flex items-center gap-2 text-sm">
            {timeOf("from", "Quiet from")} to {timeOf("to", "Quiet to")}
          </span>
        )}
      </div>
      <Switch
        label="Show names on the lock screen"
        hint="Off: “A session starts at 15:30”"
        className="py-3"
        checked={form.showsNames}
        onCheckedChange={(showsNames) => onChange({ showsNames })}
      />
      <Switch
        label="Number on the app’s icon"
        hint="How many reminders you have not seen."
        className="pt-3"
        checked={form.showsBadge}
        onCheckedChange={(showsBadge) => onChange({ showsBadge })}
      />
    </div>
  );
};
