import { accountWords } from "@smart-planner/words/en/account";
import { type FormEvent, useId, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useWords } from "../../ui/use-words.ts";
import { hasPassword, OwnPassword, useAccountChange } from "./use-account-change.tsx";
import { useWays } from "./use-from-account.ts";

/** The guard redirects, so nothing here navigates. */
export const DeleteSection = ({ user }: { readonly user: User }) => {
  const words = useWords(accountWords);
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const person = { user, ways: useWays().value };
  const { isBusy, outcome, refuse, run, notice, dialog } = useAccountChange(person);

  const turn = (open: boolean) => {
    setOpen(open);
    setPassword("");
    refuse();
  };

  const remove = (event: FormEvent) => {
    event.preventDefault();
    if (hasPassword(person) && password === "") refuse(words.missingPassword);
    else void run((account) => account.remove({ uid: user.uid, password }));
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
        onClose={() => turn(false)}
        title={words.deleteQuestion}
        cancels
        actions={
          <Button type="submit" form={formId} variant="danger-solid" loading={isBusy}>
            {words.deleteMine}
          </Button>
        }
      >
        <p className="text-sm text-ink-2">
          {words.deleteWarning(
            <strong key="email" className="wrap-anywhere">
              {user.email}
            </strong>,
          )}
        </p>
        <form id={formId} noValidate onSubmit={remove} className="grid gap-4">
          {hasPassword(person) && (
            <OwnPassword
              user={user}
              password={password}
              isWrong={outcome !== null}
              onPassword={setPassword}
            />
          )}
          {notice}
        </form>
      </Dialog>
      {dialog}
    </Block>
  );
};
