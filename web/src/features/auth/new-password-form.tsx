import { type KeptWays, type OtherWays, passwordLength } from "@smart-planner/contract";
import type { FormEvent, ReactNode } from "react";
import { useKeptWays } from "../../platform/use-kept-ways.ts";
import { Button } from "../../ui/button.tsx";
import { CheckList } from "../../ui/check-list.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
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

interface NewPasswordFormProps {
  readonly typed: TypedText;
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Ways that may be kept, if known. */
  readonly ways?: OtherWays;
  readonly onSave: (wished: { readonly keep: KeptWays }) => void;
  /** Fields before the password. */
  readonly children: ReactNode;
}

const noWays: OtherWays = { passkeys: [], hosted: null };

export const NewPasswordForm = ({
  typed,
  isBusy,
  problem,
  ways = noWays,
  onSave,
  children,
}: NewPasswordFormProps) => {
  const { keep, ...kept } = useKeptWays(ways, { ticked: false });
  const { bars, word } = strengthOf(typed.text);
  const isTyped = typed.text !== "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ keep });
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      {children}
      <Field
        label="New password"
        invalid={problem !== null}
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
      {kept.items.length > 0 && (
        <CheckList legend="These open your account, too. Tick the ones to keep." {...kept} />
      )}
      <p className="text-sm text-ink-3">
        This signs out your other devices and ends old recovery codes.
      </p>
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      <Button type="submit" variant="primary" size="lg" block loading={isBusy}>
        Save and log in
      </Button>
    </form>
  );
};
