import type { WaysToSignIn } from "@smart-planner/contract";
import { accountWords } from "@smart-planner/words/en/account";
import { KeyRound, School } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { IdentityResult, User } from "../../platform/identity.ts";
import type { Account } from "../../platform/server-account.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useChange } from "./use-change.ts";
import { UsernameHint } from "./username-hint.tsx";

/** Asks for proof before a sensitive change. */
export const ConfirmDialog = ({
  user,
  ways,
  onDone,
  onCancel,
}: {
  readonly user: User;
  readonly ways: WaysToSignIn | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) => {
  const words = useWords(accountWords);
  const formId = useId();
  const [password, setPassword] = useState("");
  const { isBusy, outcome, run } = useChange();
  const hasPassword = ways === null || (ways.offered.password && ways.password !== null);

  const prove = async (make: (account: Account) => Promise<IdentityResult>) => {
    if (await run({ make, success: words.thanks })) onDone();
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    await prove((account) => account.prove(password));
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={hasPassword ? words.confirmPassword : words.confirmYou}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
          {hasPassword && (
            <Button type="submit" form={formId} variant="primary" loading={isBusy}>
              {words.continue}
            </Button>
          )}
        </>
      }
    >
      {hasPassword && (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void confirm(event)}
          className="grid gap-4"
        >
          <UsernameHint user={user} />
          <Field label={words.yourPassword} invalid={outcome?.variant === "danger"}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
        </form>
      )}
      {ways?.offered.passkeys === true && ways.passkeys.length > 0 && (
        <Button
          block
          icon={<KeyRound />}
          onClick={() => void prove((account) => account.proveByPasskey())}
        >
          {words.usePasskey}
        </Button>
      )}
      {ways !== null && ways.offered.hosted !== null && ways.hosted !== null && (
        <Button
          block
          icon={<School />}
          onClick={() =>
            void run({ make: (account) => account.goToProvider("prove"), success: "" })
          }
        >
          {words.continueWith(ways.offered.hosted)}
        </Button>
      )}
      <OutcomeNotice outcome={outcome?.variant === "danger" ? outcome : null} />
    </Dialog>
  );
};
