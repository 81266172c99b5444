import { mostGoalMinutes, type SubjectWork } from "@smart-planner/planner/work";
import { Field } from "../../ui/field.tsx";
import { TypedNumber } from "./typed-number.tsx";

/** How much work a subject is, in hours. */
export const GoalForm = ({
  work,
  foot,
  onGoal,
}: {
  readonly work: SubjectWork;
  readonly foot: string | undefined;
  readonly onGoal: (goalMinutes: number | undefined) => void;
}) => (
  <div className="grid items-end gap-x-5 gap-y-3 md:grid-cols-[10rem_1fr]">
    <Field label="Hours in all">
      <TypedNumber
        unit="hours"
        least={0.5}
        most={mostGoalMinutes / 60}
        value={work.goalMinutes === undefined ? undefined : work.goalMinutes / 60}
        onNumber={(hours) => onGoal(hours === undefined ? undefined : Math.round(hours * 60))}
        className="pe-15!"
      />
    </Field>
    <p className="text-sm text-ink-2">
      {foot === undefined
        ? `From half an hour to ${mostGoalMinutes / 60} hours.`
        : `${foot}. Time you have studied already counts.`}
    </p>
  </div>
);
