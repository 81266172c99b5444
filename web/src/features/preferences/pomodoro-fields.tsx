import { preferenceLimits as limits, type Pomodoro } from "@smart-planner/planner/model";
import { Group } from "./group.tsx";
import { LimitedNumber } from "./limited-number.tsx";
import { PomodoroStrip } from "./pomodoro-strip.tsx";

const fields = [
  { name: "focusDuration", label: "Focus", unit: "min" },
  { name: "breakDuration", label: "Break", unit: "min" },
  { name: "longBreakDuration", label: "Long break", unit: "min" },
  { name: "sessionsBeforeLongBreak", label: "Sessions before long break" },
] as const;

export const PomodoroFields = ({
  pomodoro,
  onPomodoroChange,
}: {
  readonly pomodoro: Pomodoro;
  readonly onPomodoroChange: (pomodoro: Pomodoro) => void;
}) => (
  <Group heading="Pomodoro">
    <PomodoroStrip pomodoro={pomodoro} />
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5">
      {fields.map(({ name, label, ...unit }) => (
        <LimitedNumber
          key={name}
          label={label}
          {...unit}
          value={pomodoro[name]}
          limits={limits[name]}
          onValueChange={(value) => onPomodoroChange({ ...pomodoro, [name]: value })}
        />
      ))}
    </div>
  </Group>
);
