import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { TypedText } from "./use-typed-text.ts";

export const EmailField = ({
  typed: { input, text, setText },
  invalid = false,
}: {
  readonly typed: TypedText;
  readonly invalid?: boolean;
}) => (
  <Field label="Email" invalid={invalid}>
    <TextInput
      ref={input}
      type="email"
      name="email"
      autoComplete="username"
      placeholder="Enter email"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  </Field>
);

export const PasswordField = ({
  typed: { input, text, setText },
  label = "Password",
  name = "password",
  placeholder = "Enter Password",
  autoComplete,
  invalid = false,
}: {
  readonly typed: TypedText;
  readonly label?: string;
  readonly name?: string;
  readonly placeholder?: string;
  /** Tells a password manager whether to fill in or to suggest. */
  readonly autoComplete: "current-password" | "new-password";
  readonly invalid?: boolean;
}) => (
  <Field label={label} invalid={invalid}>
    <PasswordInput
      ref={input}
      name={name}
      autoComplete={autoComplete}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  </Field>
);
