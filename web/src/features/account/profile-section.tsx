import { displayNameLength } from "@smart-planner/contract";
import { type FormEvent, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { EmailSettings } from "./email-settings.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useChange } from "./use-change.ts";

export const ProfileSection = ({ user }: { readonly user: User }) => {
  const [name, setName] = useState(user.displayName);
  const { isBusy, outcome, setOutcome, run } = useChange();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const displayName = name.trim();
    if (displayName === "") {
      setOutcome({ variant: "danger", text: "Please enter a name." });
      return;
    }
    const isSaved = await run({
      make: (account) => account.rename(displayName),
      success: "Your name is saved.",
    });
    if (isSaved) setName(displayName);
  };

  return (
    <Block heading="Profile">
      <EmailSettings user={user} />
      <form onSubmit={(event) => void save(event)} className="grid gap-4">
        <Field label="Display name">
          <TextInput
            name="display-name"
            autoComplete="name"
            maxLength={displayNameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <OutcomeNotice outcome={outcome} />
        <Button type="submit" loading={isBusy} className="justify-self-start">
          Save name
        </Button>
      </form>
    </Block>
  );
};
