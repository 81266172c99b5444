import { accountWords } from "@smart-planner/words/en/account";
import { type FormEvent, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { useAccountChange } from "./use-account-change.tsx";
import { useWays } from "./use-from-account.ts";

export const EmailSettings = ({ user }: { readonly user: User }) => {
  const words = useWords(accountWords);
  const { value: ways, reload } = useWays();
  const { isBusy, outcome, notice, dialog, run } = useAccountChange({ user, ways });
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const sendsMail = ways?.offered.mail === true;

  const make = async (change: Parameters<typeof run>[0], success: string) => {
    const made = await run(change, success);
    if (made !== undefined) await reload();
    return made !== undefined;
  };
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const isAsked = await make(
      (account) => account.changeEmail(email.trim()),
      words.openBothLinks(user.email, email.trim()),
    );
    if (isAsked) setOpen(false);
  };

  return (
    <div className="mb-4 grid gap-2 text-sm">
      <dl className="grid gap-1">
        <dt className="font-(--weight-medium)">{words.email}</dt>
        <dd className="wrap-anywhere text-ink-2">{user.email}</dd>
      </dl>
      {sendsMail && ways.email.changingTo !== null && outcome === null && (
        <p className="wrap-anywhere text-ink-3">{words.changingTo(ways.email.changingTo)}</p>
      )}
      {sendsMail && (
        <div className="flex flex-wrap items-center gap-2">
          {!ways.email.confirmed && (
            <>
              <span className="text-ink-3">{words.notConfirmed}</span>
              <Button
                size="sm"
                loading={isBusy}
                onClick={() => void make((account) => account.confirmEmail(), words.linkSent)}
              >
                {words.sendLinkAgain}
              </Button>
            </>
          )}
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.changeEmail}
          </Button>
        </div>
      )}
      {isOpen && (
        <form noValidate onSubmit={(event) => void change(event)} className="grid gap-3">
          <Field label={words.newEmail} hint={words.bothAddresses}>
            <TextInput
              type="email"
              name="new-email"
              autoComplete="email"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <Button type="submit" loading={isBusy} className="justify-self-start">
            {words.sendBothLinks}
          </Button>
        </form>
      )}
      {notice}
      {dialog}
    </div>
  );
};
