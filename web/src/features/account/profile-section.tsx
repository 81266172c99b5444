import { displayNameLength } from "@smart-planner/contract";
import { accountWords } from "@smart-planner/words/en/account";
import { type FormEvent, useState } from "react";
import type { User } from "../../platform/identity.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { EmailSettings } from "./email-settings.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useChange } from "./use-change.ts";

export const ProfileSection = ({ user }: { readonly user: User }) => {
  const words = useWords(accountWords);
  const [name, setName] = useState(user.displayName);
  const { isBusy, outcome, setOutcome, run } = useChange();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const displayName = name.trim();
    if (displayName === "") {
      setOutcome({ variant: "danger", text: words.missingName });
      return;
    }
    const isSaved = await run({
      make: (account) => account.rename(displayName),
      success: words.nameSaved,
    });
    if (isSaved) setName(displayName);
  };

  return (
    <Block heading={words.profile}>
      <EmailSettings user={user} />
      <form onSubmit={(event) => void save(event)} className="grid gap-4">
        <Field label={words.displayName}>
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
          {words.saveName}
        </Button>
      </form>
    </Block>
  );
};
