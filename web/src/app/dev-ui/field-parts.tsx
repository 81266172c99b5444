import { useState } from "react";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { RangeInput } from "../../ui/range-input.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { Part } from "./part.tsx";

const sizes = [
  { value: "small", label: "Small" },
  { value: "large", label: "Large" },
] as const;

export const FieldParts = () => {
  const [date, setDate] = useState("");
  const [size, setSize] = useState<(typeof sizes)[number]["value"]>("small");
  const [level, setLevel] = useState(3);
  return (
    <Part title="Fields">
      <Field label="Text" hint="A hint below.">
        <TextInput placeholder="Placeholder" />
      </Field>
      <Field label="Number" error="This is required">
        <NumberInput min={1} max={24} />
      </Field>
      <Field label="Beside" inline hint="With a unit">
        <NumberInput unit="min" defaultValue={25} />
      </Field>
      <Field label="Date">
        <DateInput value={date} onChange={(event) => setDate(event.target.value)} />
      </Field>
      <Field label="Time">
        <TextInput type="time" defaultValue="09:00" />
      </Field>
      <Field label="Secret" invalid>
        <PasswordInput defaultValue="correct horse" autoComplete="off" />
      </Field>
      <Field label="Choice">
        <Select value={size} options={sizes} onValueChange={setSize} />
      </Field>
      <Field label={`Level: ${level}`}>
        <RangeInput value={level} min={1} max={5} onValueChange={setLevel} />
      </Field>
      <Field label="Long text">
        <Textarea />
      </Field>
      <Field label="Disabled">
        <TextInput disabled defaultValue="Cannot be changed" />
      </Field>
    </Part>
  );
};
