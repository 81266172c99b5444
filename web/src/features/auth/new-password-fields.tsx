import { passwordLength } from "@smart-planner/contract";
import { Checkbox } from "../../ui/checkbox.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { strengthOf } from "./password-strength.ts";
import type { TypedText } from "./use-typed-text.ts";

const advice = "A few words in a row are easy to remember and hard to guess.";

const barTone = {
  0: "",
  1: "bg-danger",
  2: "bg-danger",
  3: "bg-success",
  4: "bg-success",
} as const;

interface NewPasswordFieldsProps {
  readonly typed: TypedText;
  readonly invalid: boolean;
  readonly signOutOthers: boolean;
  readonly onSignOutOthers: (isWished: boolean) => void;
}

export const NewPasswordFields = ({
  typed,
  invalid,
  signOutOthers,
  onSignOutOthers,
}: NewPasswordFieldsProps) => {
  const { bars, word } = strengthOf(typed.text);
  const isTyped = typed.text !== "";
  return (
    <>
      <Field
        label="New password"
        invalid={invalid}
        hint={
          <>
            <span aria-hidden="true" className="mb-1.5 grid grid-cols-4 gap-1">
              {[1, 2, 3, 4].map((bar) => (
                <span
                  key={bar}
                  className={classNames(
                    "h-[5px] rounded-[3px]",
                    bar <= bars ? barTone[bars] : "bg-line-strong",
                  )}
                />
              ))}
            </span>
            {isTyped
              ? `${word} ${advice}`
              : `${passwordLength.least} to ${passwordLength.most} characters. ${advice}`}
          </>
        }
      >
        <PasswordInput
          ref={typed.input}
          name="new-password"
          autoComplete="new-password"
          value={typed.text}
          onChange={({ target }) => typed.setText(target.value)}
        />
      </Field>
      <Checkbox
        label="Sign out my other devices"
        checked={signOutOthers}
        onCheckedChange={onSignOutOthers}
      />
    </>
  );
};
