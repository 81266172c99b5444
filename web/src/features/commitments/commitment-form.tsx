import { datesFrom, repeatsOf } from "@smart-planner/planner/calendars";
import type { Commitment, CommitmentType } from "@smart-planner/planner/model";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { Plus } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { useMoment } from "../../platform/use-moment.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { commitmentErrorsOf, passesMidnight, shownTypeOf } from "./commitment-errors.ts";
import { DayPicker } from "./day-picker.tsx";
import { RepeatsFields } from "./repeats-fields.tsx";

type ShownType = CommitmentType | "class";

const types: readonly ShownType[] = ["work", "sports", "meal", "commute", "other"];

/** A class comes from a timetable that was read: only such a one is offered to stay a class. */
const typeOptionsOf = (initial: ShownType, names: typeof commitmentsWords.types) =>
  [...types, ...(initial === "class" ? (["class"] as const) : [])].map((value) => ({
    value,
    label: names[value],
  }));

/** A class is kept as something else that takes time, which older versions of the page know. */
const withType = (type: ShownType): Pick<Commitment, "type" | "isClass"> =>
  type === "class" ? { type: "other", isClass: true } : { type, isClass: undefined };

export const newCommitment: Commitment = {
  name: "",
  days: [],
  startTime: "09:00",
  endTime: "10:00",
  type: "work",
};

/** Adds a commitment, or changes the one it is given. */
export const CommitmentForm = ({
  initial,
  isEdit,
  onSave,
  onCancel,
}: {
  readonly initial: Commitment;
  readonly isEdit: boolean;
  readonly onSave: (commitment: Commitment) => void;
  readonly onCancel: () => void;
}) => {
  const words = useWords(commitmentsWords);
  const form = useRef<HTMLFormElement>(null);
  const { day: today } = useMoment();
  const [draft, setDraft] = useState(initial);
  const [hasTried, setHasTried] = useState(false);
  const found = commitmentErrorsOf(draft, words);
  const errors = hasTried ? found : {};
  const change = (part: Partial<Commitment>) => setDraft({ ...draft, ...part });

  const changeDays = (days: Commitment["days"]) => {
    const repeats = repeatsOf(draft);
    // Weeks that were chosen before any day begin with the first one, as they do the other way round.
    const isFirst = !isEdit && draft.days.length === 0 && repeats === "second-week";
    const until = draft.dates?.until;
    change({ days, ...(isFirst && { dates: datesFrom({ repeats, days, today, until }) }) });
  };

  const focusFirstError = () =>
    form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] button")?.focus();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isWhole = Object.keys(found).length === 0;
    setHasTried(!isWhole);
    if (!isWhole) {
      requestAnimationFrame(focusFirstError);
      return;
    }
    const { dates, ...rest } = draft;
    // Every week without an end is an ordinary commitment: it gets no extra field.
    onSave({ ...rest, name: draft.name.trim(), ...(dates !== undefined && { dates }) });
    setDraft(newCommitment);
    form.current?.querySelector("input")?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label={words.name} error={errors.name}>
          <TextInput
            dir="auto"
            autoFocus={isEdit}
            value={draft.name}
            placeholder={words.example}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={words.type}>
          <Select
            className="capitalize"
            value={shownTypeOf(draft)}
            options={typeOptionsOf(shownTypeOf(initial), words.types)}
            onValueChange={(type) => change(withType(type))}
          />
        </Field>
      </div>
      <DayPicker days={draft.days} onDaysChange={changeDays} error={errors.days} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label={words.startTime} error={errors.startTime}>
          <TextInput
            type="time"
            value={draft.startTime}
            onChange={(event) => change({ startTime: event.target.value })}
          />
        </Field>
        <Field
          label={words.endTime}
          error={errors.endTime}
          hint={passesMidnight(draft) ? words.endsNextDay : undefined}
        >
          <TextInput
            type="time"
            value={draft.endTime}
            onChange={(event) => change({ endTime: event.target.value })}
          />
        </Field>
      </div>
      <RepeatsFields commitment={draft} onDatesChange={(dates) => change({ dates })} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" {...(isEdit ? {} : { icon: <Plus /> })}>
          {isEdit ? words.saveChanges : words.add}
        </Button>
        {isEdit && (
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
};
