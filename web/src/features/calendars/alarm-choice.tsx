import { type AlarmLead, alarmLeads } from "@smart-planner/contract";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { useDisplay } from "../../platform/display.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useWords } from "../../ui/use-words.ts";

interface AlarmChoiceProps {
  readonly alarm: AlarmLead;
  readonly onAlarmChange: (alarm: AlarmLead) => void;
  readonly label: string;
  /** After the hint. */
  readonly note?: string;
}

/** Whether the calendar app rings before each session, and the evening before an exam. One that is on can be turned off without Preview features. */
export const AlarmChoice = ({ alarm, onAlarmChange, label, note = "" }: AlarmChoiceProps) => {
  const words = useWords(calendarsWords);
  const preview = usePreview();
  const { showTime } = useDisplay();
  if (!preview && alarm === 0) return null;
  return (
    <Field
      label={label}
      hint={words.examsRing(showTime(18 * 60)) + note}
      className="w-full max-w-80"
    >
      <Select
        value={String(alarm)}
        options={alarmLeads.map((lead) => ({
          value: String(lead),
          label: lead === 0 ? words.never : words.minutesBefore(lead),
        }))}
        onValueChange={(value) =>
          onAlarmChange(alarmLeads.find((lead) => String(lead) === value) ?? 0)
        }
      />
    </Field>
  );
};
