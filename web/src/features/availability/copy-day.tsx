import type { Weekday } from "@smart-planner/planner/model";
import { availabilityWords } from "@smart-planner/words/en/availability";
import { dateWords } from "@smart-planner/words/en/dates";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useWords } from "../../ui/use-words.ts";

export interface DayCopy {
  readonly from: Weekday;
  readonly to: readonly Weekday[];
}

export const CopyDay = ({ onCopy }: { readonly onCopy: (copy: DayCopy) => void }) => {
  const words = useWords(availabilityWords);
  const dates = useWords(dateWords);
  const { weekdays } = useDisplay();
  const [from, setFrom] = useState(weekdays[0] ?? 0);
  const [to, setTo] = useState<readonly Weekday[]>([]);
  const targets = to.filter((day) => day !== from);

  const toggle = (day: Weekday) =>
    setTo(to.includes(day) ? to.filter((other) => other !== day) : [...to, day]);

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={words.copyDay} className="w-44 max-w-full">
        <Select
          value={String(from)}
          options={weekdays.map((day) => ({ value: String(day), label: dates.weekday(day) }))}
          onValueChange={(value) => setFrom(weekdays.find((day) => String(day) === value) ?? from)}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not fields of a form */}
      <div
        role="group"
        aria-label={words.copyTo}
        className="flex min-h-(--ctl-h) flex-wrap items-center gap-1.5"
      >
        {weekdays.map((day) => (
          <Chip
            key={day}
            pressed={targets.includes(day)}
            disabled={day === from}
            onClick={() => toggle(day)}
            className="min-w-9 px-2"
          >
            {dates.shortWeekday(day)}
          </Chip>
        ))}
      </div>
      <Button
        variant="secondary"
        icon={<Copy />}
        disabled={targets.length === 0}
        focusableWhenDisabled
        onClick={() => {
          onCopy({ from, to: targets });
          setTo([]);
        }}
      >
        {words.copyToDays}
      </Button>
    </div>
  );
};
