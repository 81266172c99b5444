import type { PreferredTime } from "@smart-planner/planner/model";
import { Chip } from "../../ui/chip.tsx";

const options: readonly { readonly time: PreferredTime; readonly label: string }[] = [
  { time: "Early Morning", label: "Early Morning (5-8 AM)" },
  { time: "Morning", label: "Morning (8-12 PM)" },
  { time: "Afternoon", label: "Afternoon (12-5 PM)" },
  { time: "Evening", label: "Evening (5-9 PM)" },
  { time: "Night", label: "Night (9 PM+)" },
];

export const PreferredTimeChips = ({
  times,
  onTimesChange,
}: {
  readonly times: readonly PreferredTime[];
  readonly onTimesChange: (times: readonly PreferredTime[]) => void;
}) => (
  <div className="flex flex-wrap gap-2">
    {options.map(({ time, label }) => {
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
          {label}
        </Chip>
      );
    })}
  </div>
);
