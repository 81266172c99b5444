import { calendarsWords } from "@smart-planner/words/en/calendars";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { Outcome } from "./use-calendars.ts";

/** Where a calendar has moved to; its name, colour and settings stay. */
export const NewAddress = ({
  name,
  isBusy,
  onSave,
  onClose,
}: {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onSave: (address: string) => Promise<Outcome>;
  readonly onClose: () => void;
}) => {
  const words = useWords(calendarsWords);
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string | null>(null);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (address.trim() === "") return setError(words.missingAddress);
    const saved = await onSave(address.trim());
    if (saved.ok) onClose();
    else setError(saved.message);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="col-start-2 -col-end-1 grid items-start gap-2 pt-2 md:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <Field label={words.newAddressFor(name)} error={error}>
        <TextInput
          type="url"
          autoFocus
          autoComplete="off"
          value={address}
          placeholder={words.addressHint}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={isBusy} className="md:mt-6.5">
        {words.save}
      </Button>
      <Button variant="quiet" className="md:mt-6.5" onClick={onClose}>
        {words.cancel}
      </Button>
    </form>
  );
};
