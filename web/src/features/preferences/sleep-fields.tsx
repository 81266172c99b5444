import { preferenceLimits as limits, type Preferences } from "@smart-planner/planner/model";
import { Group } from "./group.tsx";
import { LimitedNumber } from "./limited-number.tsx";

type Sleep = Preferences["sleepSchedule"];

export const SleepFields = ({
  sleep,
  onSleepChange,
}: {
  readonly sleep: Sleep;
  readonly onSleepChange: (sleep: Sleep) => void;
}) => (
  <Group heading="Sleep schedule">
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5">
      <LimitedNumber
        label="Sleep at"
        unit=":00"
        value={sleep.start}
        limits={limits.hourOfDay}
        onValueChange={(start) => onSleepChange({ ...sleep, start })}
      />
      <LimitedNumber
        label="Wake at"
        unit=":00"
        value={sleep.end}
        limits={limits.hourOfDay}
        onValueChange={(end) => onSleepChange({ ...sleep, end })}
      />
    </div>
    {sleep.start === sleep.end && (
      <p className="text-xs text-ink-3">The same hour twice keeps no time free for sleep.</p>
    )}
  </Group>
);
