import { calendarsWords } from "@smart-planner/words/en/calendars";
import { FileUp, Plus } from "lucide-react";
import { type ChangeEvent, type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { Calendars } from "./use-calendars.ts";

/** By address, which is checked first, or from a file, which never leaves the browser. */
export const AddCalendar = ({
  calendars,
  isDemo,
}: {
  readonly calendars: Calendars;
  readonly isDemo: boolean;
}) => {
  const words = useWords(calendarsWords);
  const form = useRef<HTMLFormElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string | null>(null);

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDemo) return setError(words.needsAccount);
    if (address.trim() === "") return setError(words.missingAddress);
    setError(null);
    const added = await calendars.addAddress(address.trim());
    if (added.ok) setAddress("");
    else setError(added.message);
    form.current?.querySelector("input")?.focus();
  };

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    setError(null);
    for (const file of files) {
      const added = await calendars.addFile(file);
      if (!added.ok)
        setError(files.length === 1 ? added.message : `${file.name}: ${added.message}`);
    }
    // The same file may be chosen again.
    currentTarget.value = "";
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void add(event)}
      className="grid items-start gap-x-3 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
    >
      <Field label={words.address} error={error}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          placeholder={words.addressHint}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        icon={<Plus />}
        loading={calendars.isBusy("add")}
        className="md:mt-6.5"
      >
        {words.addCalendar}
      </Button>
      <span className="text-sm text-ink-3 max-md:hidden md:mt-9">{words.or}</span>
      <Button
        variant="secondary"
        icon={<FileUp />}
        loading={calendars.isBusy("file")}
        className="md:mt-6.5"
        onClick={() => picker.current?.click()}
      >
        {words.chooseFile}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        accept=".ics,text/calendar"
        aria-label={words.calendarFile}
        className="hidden"
        onChange={(event) => void choose(event)}
      />
    </form>
  );
};
