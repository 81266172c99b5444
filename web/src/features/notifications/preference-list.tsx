import type { WantedNotifications } from "@smart-planner/planner/calendars";
import { Checkbox } from "../../ui/checkbox.tsx";

const kinds: readonly {
  readonly name: keyof WantedNotifications;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    name: "studyReminders",
    label: "Study reminders",
    hint: "A nudge before each session starts.",
  },
  {
    name: "examAlerts",
    label: "Exam alerts",
    hint: "A heads-up as exam dates come closer.",
  },
  {
    name: "weeklyDigest",
    label: "Weekly digest",
    hint: "One summary of your week, every Sunday.",
  },
  {
    name: "motivationalQuotes",
    label: "Motivational quotes",
    hint: "A short line to start the day.",
  },
];

export const PreferenceList = ({
  wanted,
  onChange,
}: {
  readonly wanted: WantedNotifications;
  readonly onChange: (change: Partial<WantedNotifications>) => void;
}) => (
  <div className="divide-y divide-line">
    {kinds.map(({ name, label, hint }) => (
      <Checkbox
        key={name}
        label={label}
        hint={hint}
        checked={wanted[name]}
        onCheckedChange={(checked) => onChange({ [name]: checked })}
        className="py-3 first:pt-1 last:pb-1"
      />
    ))}
  </div>
);
