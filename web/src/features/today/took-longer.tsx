import { shortDuration } from "@smart-planner/planner/progress";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NumberInput } from "../../ui/number-input.tsx";

const leftAmounts = [
  { minutes: 0, label: "No, finished" },
  { minutes: 30, label: "30 min more" },
  { minutes: 60, label: "1 h more" },
] as const;

const mostMinutes = 960;

const compared = (minutes: number, planned: number): string => {
  if (minutes === planned) return "As long as planned.";
  return `${shortDuration(Math.abs(minutes - planned))} ${minutes > planned ? "longer" : "shorter"} than planned.`;
};

/** Nothing that was logged is taken away here: a shorter answer is told so before it is saved. */
const loggedText = (minutes: number, logged: number): string => {
  if (logged === 0) return "";
  return minutes < logged
    ? ` ${shortDuration(logged)} are in your log already, and stay. Your time lets you change them.`
    : ` ${shortDuration(logged)} of it are in your log already.`;
};

/** How long a session really took, longer or shorter: kept in the study log. Skip keeps it as planned. */
export const TookLonger = ({
  name,
  plannedMinutes,
  loggedMinutes,
  isEarly,
  onSave,
  onSkip,
}: {
  readonly name: string;
  readonly plannedMinutes: number;
  /** By the timer, or by an earlier answer: a part of how long it took. */
  readonly loggedMinutes: number;
  /** Done before its time: less is more likely than more. */
  readonly isEarly: boolean;
  readonly onSave: (answer: { readonly minutes: number; readonly leftMinutes: number }) => void;
  readonly onSkip: () => void;
}) => {
  const [minutes, setMinutes] = useState(
    Math.max(isEarly ? Math.max(plannedMinutes - 15, 5) : plannedMinutes + 15, loggedMinutes),
  );
  const [leftMinutes, setLeft] = useState(0);
  const amounts = [
    ...new Set([
      Math.max(plannedMinutes - 15, 5),
      plannedMinutes,
      plannedMinutes + 15,
      plannedMinutes + 30,
    ]),
  ];
  return (
    <Dialog
      open
      onOpenChange={onSkip}
      title={`How long did ${name} take?`}
      actions={
        <>
          <Button variant="quiet" onClick={onSkip}>
            Skip
          </Button>
          <Button variant="primary" onClick={() => onSave({ minutes, leftMinutes })}>
            Save
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">How long it took</legend>
        {amounts.map((amount) => (
          <Chip key={amount} pressed={minutes === amount} onClick={() => setMinutes(amount)}>
            {shortDuration(amount)}
            {amount === plannedMinutes && " as planned"}
          </Chip>
        ))}
        <span className="flex items-center gap-2 text-sm text-ink-2">
          <label htmlFor="took-minutes">Other</label>
          <NumberInput
            id="took-minutes"
            min={1}
            max={mostMinutes}
            value={minutes}
            className="w-22"
            onChange={({ target }) => {
              const typed = Math.round(target.valueAsNumber);
              if (typed > 0) setMinutes(Math.min(typed, mostMinutes));
            }}
          />
          min
        </span>
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-(--weight-medium)">
          Is there something left to do?
        </legend>
        {leftAmounts.map(({ minutes: left, label }) => (
          <Chip key={left} pressed={leftMinutes === left} onClick={() => setLeft(left)}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <p aria-live="polite" className="text-sm text-ink-2">
        {compared(minutes, plannedMinutes)}
        {loggedText(minutes, loggedMinutes)}
        {leftMinutes > 0 && " We find a place for it before its exam."}
      </p>
    </Dialog>
  );
};
