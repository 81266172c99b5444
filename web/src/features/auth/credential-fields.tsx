import { loginWords } from "@smart-planner/words/en/login";
import type { ComponentProps } from "react";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { TypedText } from "./use-typed-text.ts";

interface TypedField {
  readonly typed: TypedText;
  readonly invalid?: boolean;
}

const inputOf = ({ input, text, setText }: TypedText) =>
  ({
    ref: input,
    value: text,
    onChange: (event) => setText(event.target.value),
  }) satisfies ComponentProps<"input">;

export const EmailField = ({ typed, invalid = false }: TypedField) => {
  const words = useWords(loginWords);
  return (
    <Field label={words.email} invalid={invalid}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        placeholder={words.enterEmail}
        {...inputOf(typed)}
      />
    </Field>
  );
};

export const PasswordField = ({
  typed,
  invalid = false,
  label,
  hint,
  ...named
}: TypedField & {
  readonly label: string;
  readonly hint?: string;
  readonly name: string;
  readonly placeholder: string;
  /** Tells a password manager whether to fill in or to suggest. */
  readonly autoComplete: "current-password" | "new-password";
}) => (
  <Field label={label} invalid={invalid} hint={hint}>
    <PasswordInput {...named} {...inputOf(typed)} />
  </Field>
);
