import { type Passkey, passkeyNameLength } from "@smart-planner/contract";
import { accountWords } from "@smart-planner/words/en/account";
import { KeyRound, Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { passkeysWork } from "../../platform/passkeys.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { useAccountChange } from "./use-account-change.tsx";
import { type WayProps, WayRow } from "./way-row.tsx";

type Naming = { readonly kind: "new" } | { readonly kind: "known"; readonly id: string };

const NameForm = ({
  label,
  initial,
  submit,
  isBusy,
  onSubmit,
  onCancel,
}: {
  readonly label: string;
  readonly initial: string;
  readonly submit: string;
  readonly isBusy: boolean;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
}) => {
  const words = useWords(accountWords);
  const [name, setName] = useState(initial);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") onSubmit(name.trim());
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-2">
      <Field label={label} className="min-w-0 flex-1 basis-52">
        <TextInput
          autoFocus
          name="passkey-name"
          autoComplete="off"
          maxLength={passkeyNameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" loading={isBusy}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  );
};

export const PasskeysRow = ({ user, ways, onChanged }: WayProps) => {
  const words = useWords(accountWords);
  const { clock } = usePlatform();
  const { isBusy, run, notice, dialog } = useAccountChange({ user, ways });
  const [naming, setNaming] = useState<Naming | null>(null);
  const dayOf = (time: string) => clock.momentOf(time).day;
  const describe = ({ addedAt, lastUsedAt }: Passkey) =>
    words.passkeyUse(dayOf(addedAt), lastUsedAt === null ? null : dayOf(lastUsedAt));

  const make = async (change: Parameters<typeof run>[0]) => {
    if ((await run(change)) === undefined) return;
    setNaming(null);
    onChanged();
  };

  return (
    <WayRow
      icon={<KeyRound />}
      title={words.passkeys}
      text={words.passkeysText}
      action={
        passkeysWork() ? (
          <Button size="sm" icon={<Plus />} onClick={() => setNaming({ kind: "new" })}>
            {words.addPasskey}
          </Button>
        ) : undefined
      }
    >
      {notice}
      {dialog}
      {naming?.kind === "new" && (
        <NameForm
          label={words.passkeyName}
          initial={words.thisDevice}
          submit={words.continue}
          isBusy={isBusy}
          onSubmit={(name) => void make((account) => account.addPasskey(name))}
          onCancel={() => setNaming(null)}
        />
      )}
      {ways.passkeys.length > 0 && (
        <ul
          aria-label={words.passkeys}
          className="grid divide-y divide-line border-t border-line text-sm"
        >
          {ways.passkeys.map((passkey) => (
            <li key={passkey.id} className="py-1.5">
              {naming?.kind === "known" && naming.id === passkey.id ? (
                <NameForm
                  label={words.passkeyName}
                  initial={passkey.name}
                  submit={words.save}
                  isBusy={isBusy}
                  onSubmit={(name) =>
                    void make((account) => account.renamePasskey({ id: passkey.id, name }))
                  }
                  onCancel={() => setNaming(null)}
                />
              ) : (
                <div className="flex items-center gap-2">
                  <p className="min-w-0 flex-1 wrap-anywhere">
                    <bdi>{passkey.name}</bdi>{" "}
                    <span className="text-ink-3 md:ms-2 max-md:block">{describe(passkey)}</span>
                  </p>
                  <IconButton
                    size="sm"
                    label={words.rename(passkey.name)}
                    icon={<Pencil />}
                    onClick={() => setNaming({ kind: "known", id: passkey.id })}
                  />
                  <IconButton
                    size="sm"
                    label={words.removeNamed(passkey.name)}
                    icon={<Trash2 />}
                    onClick={() => void make((account) => account.removePasskey(passkey.id))}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </WayRow>
  );
};
