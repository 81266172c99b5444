import { type KeptWays, type OtherWays, passwordLength } from "@smart-planner/contract";
import { keptWaysWords } from "@smart-planner/words/en/kept-ways";
import { resetWords } from "@smart-planner/words/en/reset";
import type { FormEvent, ReactNode } from "react";
import { useKeptWays } from "../../platform/use-kept-ways.ts";
import { Button } from "../../ui/button.tsx";
import { CheckList } from "../../ui/check-list.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { strengthOf } from "./password-strength.ts";
import type { TypedText } from "./use-typed-text.ts";

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
  const words = useWords(resetWords);
  const { keep, ...kept } = useKeptWays(ways, { ticked: false, words: useWords(keptWaysWords) });
  const bars = strengthOf(typed.text);
  const isTyped = typed.text !== "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ keep });
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      {children}
      <Field
        label={words.newPassword}
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
            {`${isTyped ? words.strength[bars] : words.lengthRule(passwordLength.least, passwordLength.most)} ${words.advice}`}
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
      {kept.items.length > 0 && <CheckList legend={words.otherWays} {...kept} />}
      <p className="text-sm text-ink-3">{words.signsOut}</p>
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      <Button type="submit" variant="primary" size="lg" block loading={isBusy}>
        {words.save}
      </Button>
    </form>
  );
};
