import type { WaysToSignIn } from "@smart-planner/contract";
import { KeyRound, School } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { Account } from "../../platform/account.ts";
import type { IdentityResult, User } from "../../platform/identity.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
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
  const formId = useId();
  const [password, setPassword] = useState("");
  const { isBusy, outcome, run } = useChange();
  const hasPassword = ways === null || (ways.offered.password && ways.password !== null);

  const prove = async (make: (account: Account) => Promise<IdentityResult>) => {
    if (await run({ make, success: "Thank you." })) onDone();
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    await prove((account) => account.prove(password));
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Is it you?"
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          {hasPassword && (
            <Button type="submit" form={formId} variant="primary" loading={isBusy}>
              Continue
            </Button>
          )}
        </>
      }
    >
      <p className="text-sm text-ink-2">
        You have been signed in for a while. Show once more that it is you.
      </p>
      {hasPassword && (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void confirm(event)}
          className="grid gap-4"
        >
          <UsernameHint user={user} />
          <Field label="Your password" invalid={outcome?.variant === "danger"}>
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
          Use a passkey
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
          Continue with {ways.offered.hosted}
        </Button>
      )}
      <OutcomeNotice outcome={outcome?.variant === "danger" ? outcome : null} />
    </Dialog>
  );
};
