import { type FormEvent, useId, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import type { Outcome } from "./use-change.ts";
import { useProvedChange } from "./use-proved-change.tsx";
import { useWays } from "./use-ways.ts";
import { UsernameHint } from "./username-hint.tsx";

/** The guard redirects, so nothing here navigates. */
export const DeleteSection = ({ user }: { readonly user: User }) => {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { known } = useWays();
  const ways = known.kind === "known" ? known.ways : null;
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
      setOutcome({ variant: "danger", text: "Please enter your password." });
      return;
    }
    setOutcome(null);
    const result = await run((account) => account.remove({ uid: user.uid, password }));
    if (result?.ok === false) setOutcome({ variant: "danger", text: result.message });
  };

  return (
    <Block heading="Delete your account">
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">
          Your account and everything in it goes for good, from the server and from this browser.
        </p>
        <Button variant="danger" className="-ms-3 justify-self-start" onClick={() => turn(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={turn}
        title="Delete your account?"
        actions={
          <>
            <Button variant="quiet" onClick={() => turn(false)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="danger-solid" loading={isBusy}>
              Delete my account
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-2">
          Plans, ticks and settings of <strong className="wrap-anywhere">{user.email}</strong> are
          removed at once and cannot be brought back. Download them first if you may want them
          again.
        </p>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void remove(event)}
          className="grid gap-4"
        >
          <UsernameHint user={user} />
          {hasPassword && (
            <Field label="Your password" invalid={outcome?.variant === "danger"}>
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
