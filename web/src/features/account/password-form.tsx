import { type OtherWays, passwordLength } from "@smart-planner/contract";
import { type FormEvent, useRef, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { useKeptWays } from "../../platform/use-kept-ways.ts";
import { Button } from "../../ui/button.tsx";
import { CheckList } from "../../ui/check-list.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useChange } from "./use-change.ts";
import { UsernameHint } from "./username-hint.tsx";

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
  const [typed, setTyped] = useState(nothingTyped);
  const [differs, setDiffers] = useState(false);
  const { isBusy, outcome, setOutcome, run } = useChange();
  const { keep, ...kept } = useKeptWays(ways, { ticked: true });
  const againInput = useRef<HTMLInputElement>(null);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    const isDifferent = typed.next !== typed.again;
    setDiffers(isDifferent);
    if ((hasPassword && typed.current === "") || typed.next === "") {
      setOutcome({ variant: "danger", text: "Please fill in all fields" });
      return;
    }
    if (isDifferent) {
      setOutcome(null);
      againInput.current?.focus();
      againInput.current?.select();
      return;
    }
    const isChanged = await run({
      make: (account) =>
        account.changePassword({ currentPassword: typed.current, newPassword: typed.next, keep }),
      success:
        "Your password is changed. Other devices are signed out, and old recovery codes no longer work.",
    });
    if (!isChanged) return;
    setTyped(nothingTyped);
    onChanged();
  };

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="grid gap-4">
      <UsernameHint user={user} />
      {hasPassword && (
        <Field label="Current password">
          <PasswordInput
            name="current-password"
            autoComplete="current-password"
            value={typed.current}
            onChange={({ target }) => setTyped({ ...typed, current: target.value })}
          />
        </Field>
      )}
      <Field
        label="New password"
        hint={`${passwordLength.least} to ${passwordLength.most} characters. A few words in a row are easy to remember and hard to guess.`}
      >
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          value={typed.next}
          onChange={({ target }) => setTyped({ ...typed, next: target.value })}
        />
      </Field>
      <Field label="Confirm new password" error={differs ? "Passwords do not match" : undefined}>
        <PasswordInput
          ref={againInput}
          name="confirm-password"
          autoComplete="new-password"
          value={typed.again}
          onChange={({ target }) => setTyped({ ...typed, again: target.value })}
        />
      </Field>
      {kept.items.length > 0 && (
        <CheckList legend="Keep these too? Untick any you don’t know." {...kept} />
      )}
      <p className="text-sm text-ink-3">
        This signs out your other devices and ends old recovery codes.
      </p>
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {hasPassword ? "Change password" : "Set password"}
      </Button>
    </form>
  );
};
