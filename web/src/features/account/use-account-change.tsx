import type { WaysToSignIn } from "@smart-planner/contract";
import { accountWords } from "@smart-planner/words/en/account";
import { KeyRound, School } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { ApiResult } from "../../platform/api.ts";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { withAccount } from "../../platform/with-account.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordInput, UsernameHint } from "../../ui/password-input.tsx";
import { useProviderName } from "../../ui/use-provider-name.ts";
import { useWords } from "../../ui/use-words.ts";

export interface Person {
  readonly user: User;
  /** Unknown right after a sign-up, and until they are loaded. */
  readonly ways: WaysToSignIn | undefined;
}

interface Outcome {
  readonly variant: "success" | "danger";
  readonly text: string;
}

/** Assumed until it is known. */
export const hasPassword = ({ ways }: Person): boolean =>
  ways === undefined || (ways.offered.password && ways.password !== null);

const asksForProof = (result: ApiResult<unknown>): boolean =>
  !result.ok &&
  typeof result.body === "object" &&
  result.body !== null &&
  "needs" in result.body &&
  result.body.needs === "proof";

/**
 * One change at a time, with its result. If the server asks for a recent proof, the person is asked,
 * then the change is made.
 */
export const useAccountChange = (person?: Person, trouble?: string) => {
  const platform = usePlatform();
  const words = useWords(accountWords);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(
    trouble === undefined ? null : { variant: "danger", text: trouble },
  );
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);

  /** Undefined if it failed, or if the person declined to prove who they are. */
  const run = async <Value,>(
    make: (account: Account) => Promise<ApiResult<Value>>,
    success?: string,
  ): Promise<{ readonly value: Value } | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    setOutcome(null);
    const result = await withAccount(platform, words.notLoaded, make);
    setBusy(false);
    if (person !== undefined && asksForProof(result)) {
      const isProved = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      return isProved ? run(make, success) : undefined;
    }
    if (!result.ok) setOutcome({ variant: "danger", text: result.message });
    else if (success !== undefined) setOutcome({ variant: "success", text: success });
    return result.ok ? result : undefined;
  };

  return {
    isBusy,
    outcome,
    /** Instead of a change that cannot be tried; nothing clears the last result. */
    refuse: (text?: string) => setOutcome(text === undefined ? null : { variant: "danger", text }),
    run,
    notice: outcome !== null && <Notice variant={outcome.variant}>{outcome.text}</Notice>,
    dialog: person !== undefined && answer !== null && (
      <ConfirmDialog person={person} onAnswer={answer} />
    ),
  };
};

/** The password of the present account, as password managers know it. */
export const OwnPassword = ({
  user,
  password,
  isWrong,
  onPassword,
}: {
  readonly user: User;
  readonly password: string;
  readonly isWrong: boolean;
  readonly onPassword: (password: string) => void;
}) => (
  <>
    <UsernameHint email={user.email} />
    <Field label={useWords(accountWords).yourPassword} invalid={isWrong}>
      <PasswordInput
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => onPassword(target.value)}
      />
    </Field>
  </>
);

/** Asks for proof before a sensitive change. */
const ConfirmDialog = ({
  person,
  onAnswer,
}: {
  readonly person: Person;
  readonly onAnswer: (isProved: boolean) => void;
}) => {
  const words = useWords(accountWords);
  const formId = useId();
  const [password, setPassword] = useState("");
  const { isBusy, outcome, notice, run } = useAccountChange();
  const { user, ways } = person;
  const provider = useProviderName(ways?.offered.hosted ?? "");

  const prove = async (make: (account: Account) => Promise<ApiResult<unknown>>) => {
    if ((await run(make)) !== undefined) onAnswer(true);
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void prove((account) => account.prove(password));
  };

  return (
    <Dialog
      onClose={() => onAnswer(false)}
      title={hasPassword(person) ? words.confirmPassword : words.confirmYou}
      cancels
      actions={
        hasPassword(person) && (
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {words.continue}
          </Button>
        )
      }
    >
      {hasPassword(person) && (
        <form id={formId} noValidate onSubmit={confirm} className="grid gap-4">
          <OwnPassword
            user={user}
            password={password}
            isWrong={outcome !== null}
            onPassword={setPassword}
          />
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
      {ways !== undefined && ways.offered.hosted !== null && ways.hosted !== null && (
        <Button
          block
          icon={<School />}
          onClick={() => void run((account) => account.goToProvider("prove"))}
        >
          {words.continueWith(provider)}
        </Button>
      )}
      {notice}
    </Dialog>
  );
};
