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
import { useAccountChange } from "./use-account-change.tsx";

export const ProfileSection = ({ user }: { readonly user: User }) => {
  const words = useWords(accountWords);
  const [name, setName] = useState(user.displayName);
  const { isBusy, refuse, run, notice } = useAccountChange();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const displayName = name.trim();
    if (displayName === "") return refuse(words.missingName);
    const saved = await run((account) => account.rename(displayName), words.nameSaved);
    if (saved !== undefined) setName(displayName);
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
        {notice}
        <Button type="submit" loading={isBusy} className="justify-self-start">
          {words.saveName}
        </Button>
      </form>
    </Block>
  );
};
