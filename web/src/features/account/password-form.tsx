import { type OtherWays, passwordLength } from "@smart-planner/contract";
import { accountWords } from "@smart-planner/words/en/account";
import { keptWaysWords } from "@smart-planner/words/en/kept-ways";
import { type FormEvent, useRef, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { useKeptWays } from "../../platform/use-kept-ways.ts";
import { Button } from "../../ui/button.tsx";
import { CheckList } from "../../ui/check-list.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput, UsernameHint } from "../../ui/password-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { useAccountChange } from "./use-account-change.tsx";

const nothingTyped = { current: "", next: "", again: "" };

export const PasswordForm = ({
  user,
  ways,
  hasPassword,
  onChanged,
}: {
  readonly user: User;
  readonly ways: OtherWays;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}) => {
  const words = useWords(accountWords);
  const [typed, setTyped] = useState(nothingTyped);
  const [differs, setDiffers] = useState(false);
  const { isBusy, refuse, run, notice } = useAccountChange();
  const { keep, ...kept } = useKeptWays(ways, { ticked: true, words: useWords(keptWaysWords) });
  const againInput = useRef<HTMLInputElement>(null);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    const isDifferent = typed.next !== typed.again;
    setDiffers(isDifferent);
    if ((hasPassword && typed.current === "") || typed.next === "") return refuse(words.fillIn);
    if (isDifferent) {
      refuse();
      againInput.current?.focus();
      againInput.current?.select();
      return;
    }
    const changed = await run(
      (account) =>
        account.changePassword({ currentPassword: typed.current, newPassword: typed.next, keep }),
      words.passwordChanged,
    );
    if (changed === undefined) return;
    setTyped(nothingTyped);
    onChanged();
  };

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="grid gap-4">
      <UsernameHint email={user.email} />
      {hasPassword && (
        <Field label={words.currentPassword}>
          <PasswordInput
            name="current-password"
            autoComplete="current-password"
            value={typed.current}
            onChange={({ target }) => setTyped({ ...typed, current: target.value })}
          />
        </Field>
      )}
      <Field
        label={words.newPassword}
        hint={words.passwordRule(passwordLength.least, passwordLength.most)}
      >
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          value={typed.next}
          onChange={({ target }) => setTyped({ ...typed, next: target.value })}
        />
      </Field>
      <Field label={words.confirmNewPassword} error={differs ? words.notEqual : undefined}>
        <PasswordInput
          ref={againInput}
          name="confirm-password"
          autoComplete="new-password"
          value={typed.again}
          onChange={({ target }) => setTyped({ ...typed, again: target.value })}
        />
      </Field>
      {kept.items.length > 0 && <CheckList legend={words.keepWays} {...kept} />}
      <p className="text-sm text-ink-3">{words.signsOut}</p>
      {notice}
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {hasPassword ? words.changePassword : words.setPassword}
      </Button>
    </form>
  );
};
