import { dateWords } from "@smart-planner/words/en/dates";
import { todayWords } from "@smart-planner/words/en/today";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { useWords } from "../../ui/use-words.ts";

const leftAmounts = [0, 30, 60] as const;

const mostMinutes = 960;

const compared = (words: typeof todayWords, minutes: number, planned: number): string => {
  if (minutes === planned) return words.likePlanned;
  return minutes > planned ? words.longer(minutes - planned) : words.shorter(planned - minutes);
};

/** Logged time is never removed here: a shorter answer gets a message before it is saved. */
const loggedText = (words: typeof todayWords, minutes: number, logged: number): string => {
  if (logged === 0) return "";
  return ` ${minutes < logged ? words.loggedStays(logged) : words.logged(logged)}`;
};

/** How long a session really took, longer or shorter: kept in the study log. Skip keeps it as planned. */
const TookLonger = ({
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
  const words = useWords(todayWords);
  const { shortLength } = useWords(dateWords);
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
      onClose={onSkip}
      title={words.tookQuestion(name)}
      actions={
        <>
          <Button variant="quiet" onClick={onSkip}>
            {words.skip}
          </Button>
          <Button variant="primary" onClick={() => onSave({ minutes, leftMinutes })}>
            {words.save}
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{words.took}</legend>
        {amounts.map((amount) => (
          <Chip key={amount} pressed={minutes === amount} onClick={() => setMinutes(amount)}>
            {amount === plannedMinutes ? words.lengthAsPlanned(amount) : shortLength(amount)}
          </Chip>
        ))}
        <span className="flex items-center gap-2 text-sm text-ink-2">
          <label htmlFor="took-minutes">{words.other}</label>
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
          {words.min}
        </span>
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-(--weight-medium)">{words.somethingLeft}</legend>
        {leftAmounts.map((left) => (
          <Chip key={left} pressed={leftMinutes === left} onClick={() => setLeft(left)}>
            {words.left[left]}
          </Chip>
        ))}
      </fieldset>
      <p aria-live="polite" className="text-sm text-ink-2">
        {compared(words, minutes, plannedMinutes)}
        {loggedText(words, minutes, loggedMinutes)}
        {leftMinutes > 0 && ` ${words.findPlace}`}
      </p>
    </Dialog>
  );
};

export default TookLonger;
