import type { PreferredTime } from "@smart-planner/planner/model";
import { preferencesWords } from "@smart-planner/words/en/preferences";
import { Chip } from "../../ui/chip.tsx";
import { useWords } from "../../ui/use-words.ts";

const options: readonly PreferredTime[] = [
  "Early Morning",
  "Morning",
  "Afternoon",
  "Evening",
  "Night",
];

export const PreferredTimeChips = ({
  times,
  onTimesChange,
}: {
  readonly times: readonly PreferredTime[];
  readonly onTimesChange: (times: readonly PreferredTime[]) => void;
}) => {
  const words = useWords(preferencesWords);
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((time) => {
        const isOn = times.includes(time);
        return (
          <Chip
            key={time}
            ticked
            pressed={isOn}
            onClick={() =>
              onTimesChange(isOn ? times.filter((other) => other !== time) : [...times, time])
            }
          >
            {words.times[time]}
          </Chip>
        );
      })}
    </div>
  );
};
