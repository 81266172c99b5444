import { accountWords } from "@smart-planner/words/en/account";
import { type FormEvent, useId, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import type { Outcome } from "./use-change.ts";
import { useWays } from "./use-from-account.tsx";
import { useProvedChange } from "./use-proved-change.tsx";
import { UsernameHint } from "./username-hint.tsx";

/** The guard redirects, so nothing here navigates. */
export const DeleteSection = ({ user }: { readonly user: User }) => {
  const words = useWords(accountWords);
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { value: ways } = useWays();
  const { isBusy, dialog, run } = useProvedChange({ user, ways });
  // Assumed until it is known.
  const hasPassword = ways === null || (ways.offered.password && ways.password !== null);

  const turn = (open: boolean) => {
    setOpen(open);
    setPassword("");
    setOutcome(null);
  };

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (hasPassword && password === "") {
      setOutcome({ variant: "danger", text: words.missingPassword });
      return;
    }
    setOutcome(null);
    const result = await run((account) => account.remove({ uid: user.uid, password }));
    if (result?.ok === false) setOutcome({ variant: "danger", text: result.message });
  };

  return (
    <Block heading={words.deleteAccount}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{words.deleteText}</p>
        <Button variant="danger" className="-ms-3 justify-self-start" onClick={() => turn(true)}>
          {words.deleteMine}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={turn}
        title={words.deleteQuestion}
        actions={
          <>
            <Button variant="quiet" onClick={() => turn(false)}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} variant="danger-solid" loading={isBusy}>
              {words.deleteMine}
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-2">
          {words.deleteWarning(
            <strong key="email" className="wrap-anywhere">
              {user.email}
            </strong>,
          )}
        </p>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void remove(event)}
          className="grid gap-4"
        >
          <UsernameHint user={user} />
          {hasPassword && (
            <Field label={words.yourPassword} invalid={outcome?.variant === "danger"}>
              <PasswordInput
                name="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
          )}
          <OutcomeNotice outcome={outcome} />
        </form>
      </Dialog>
      {dialog}
    </Block>
  );
};
