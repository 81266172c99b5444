import type { Commitment } from "@smart-planner/planner/model";
import { weekdays } from "@smart-planner/planner/time";
import { commitmentOfWish, type Wish } from "@smart-planner/planner/wishes";
import { dateWords } from "@smart-planner/words/en/dates";
import { smartWords } from "@smart-planner/words/en/smart";
import { wishWords } from "@smart-planner/words/en/wishes";
import { type FormEvent, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Chip } from "../../ui/chip.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { fieldsOf, numberFieldsOf, type WishFields, wishOfFields } from "./wish-fields.ts";

interface WishEditorProps {
  readonly id: string;
  readonly wish: Wish;
  /** With the changed wish, or without one if nothing is to change. */
  readonly onDone: (changed?: Wish) => void;
  /** Where its time can stay when the plan goes. */
  readonly onKeep: (commitment: Commitment) => void;
}

const hasClock = ({ fromTime, toTime }: WishFields) =>
  fromTime !== undefined || toTime !== undefined;
const hasDate = ({ fromDate, toDate }: WishFields) =>
  fromDate !== undefined || toDate !== undefined;

/** A wish as a small form: its days, times, dates and numbers. */
export const WishEditor = ({ id, wish, onDone, onKeep }: WishEditorProps) => {
  const words = useWords(smartWords);
  const { wish: sayWish } = useWords(wishWords);
  const dates = useWords(dateWords);
  const [fields, setFields] = useState(() => fieldsOf(wish));
  const { weekdays: shownDays } = useDisplay();
  const [isWrong, setWrong] = useState(false);
  const change = (changes: Partial<WishFields>) => {
    setWrong(false);
    setFields((before) => ({ ...before, ...changes }));
  };
  const entered = wishOfFields(wish, fields);
  const isKeepable = commitmentOfWish(wish) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entered === undefined) setWrong(true);
    else onDone(entered);
  };

  return (
    <form
      id={id}
      noValidate
      aria-label={sayWish(wish)}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
      className="grid min-w-0 gap-3 rounded-card bg-raise p-3.5 shadow-pop forced-colors:border"
    >
      {fields.weekdays !== undefined && (
        <fieldset className="flex min-w-0 flex-wrap gap-0.75">
          <legend className="sr-only">{words.days}</legend>
          {shownDays.map((day) => {
            const pressed = fields.weekdays?.includes(day) === true;
            return (
              <Chip
                key={day}
                pressed={pressed}
                className="min-w-9 flex-1 px-1 text-xs"
                onClick={() =>
                  change({
                    weekdays: pressed
                      ? (fields.weekdays ?? []).filter((each) => each !== day)
                      : weekdays.filter(
                          (each) => each === day || fields.weekdays?.includes(each) === true,
                        ),
                  })
                }
              >
                {dates.shortWeekday(day)}
              </Chip>
            );
          })}
        </fieldset>
      )}
      {hasClock(fields) && (
        <div className="grid grid-cols-2 gap-3 *:min-w-0">
          {fields.fromTime !== undefined && (
            <Field label={words.from}>
              <TextInput
                type="time"
                value={fields.fromTime}
                onChange={(event) => change({ fromTime: event.target.value })}
              />
            </Field>
          )}
          {fields.toTime !== undefined && (
            <Field label={words.to}>
              <TextInput
                type="time"
                value={fields.toTime}
                onChange={(event) => change({ toTime: event.target.value })}
              />
            </Field>
          )}
        </div>
      )}
      {hasDate(fields) && (
        <div className="grid gap-3 sm:grid-cols-2">
          {fields.fromDate !== undefined && (
            <Field label={words.firstDay}>
              <DateInput
                value={fields.fromDate}
                onChange={(event) => change({ fromDate: event.target.value })}
              />
            </Field>
          )}
          {fields.toDate !== undefined && (
            <Field label={words.lastDay}>
              <DateInput
                value={fields.toDate}
                onChange={(event) => change({ toDate: event.target.value })}
              />
            </Field>
          )}
        </div>
      )}
      {numberFieldsOf(wish).map(({ key, label, isMinutes, least, most }) => (
        <Field key={key} label={words.numbers[label]}>
          <NumberInput
            {...(isMinutes && { unit: words.minutes })}
            min={least}
            max={most}
            step={key === "factor" ? 0.25 : 1}
            value={fields.numbers[key] ?? ""}
            onChange={(event) =>
              change({ numbers: { ...fields.numbers, [key]: event.target.value } })
            }
          />
        </Field>
      ))}
      <Checkbox
        label={words.ifPossible}
        checked={fields.isSoft}
        onCheckedChange={(isSoft) => change({ isSoft })}
      />
      {isWrong && <FieldError>{words.checkFields}</FieldError>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {isKeepable && (
          <Button
            size="sm"
            variant="quiet"
            className="me-auto h-auto px-0 text-start whitespace-normal underline"
            onClick={() => {
              const commitment = entered && commitmentOfWish(entered);
              if (commitment === undefined) setWrong(true);
              else onKeep(commitment);
            }}
          >
            {words.keepAsCommitment}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => onDone()}>
          {words.cancel}
        </Button>
        <Button size="sm" type="submit">
          {words.ok}
        </Button>
      </div>
    </form>
  );
};
