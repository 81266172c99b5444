import { type Passkey, passkeyNameLength } from "@smart-planner/contract";
import { longLabelOf } from "@smart-planner/planner/time";
import { KeyRound, Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { passkeysWork } from "../../platform/passkeys.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWayChange, type WayProps } from "./use-way-change.tsx";
import { WayRow } from "./way-row.tsx";

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
        Cancel
      </Button>
    </form>
  );
};

export const PasskeysRow = ({ user, ways, onChanged }: WayProps) => {
  const { clock } = usePlatform();
  const { isBusy, change, below } = useWayChange({ user, ways });
  const [naming, setNaming] = useState<Naming | null>(null);
  const dayOf = (time: string) => longLabelOf(clock.momentOf(time).day);
  const describe = ({ addedAt, lastUsedAt }: Passkey) =>
    `Added ${dayOf(addedAt)}, ${lastUsedAt === null ? "not used yet" : `last used ${dayOf(lastUsedAt)}`}`;

  const make = async (made: Parameters<typeof change>[0]) => {
    if ((await change(made)) === undefined) return;
    setNaming(null);
    onChanged();
  };

  return (
    <WayRow
      icon={<KeyRound />}
      title="Passkeys"
      text="Sign in with your fingerprint, face or screen lock"
      action={
        passkeysWork() ? (
          <Button size="sm" icon={<Plus />} onClick={() => setNaming({ kind: "new" })}>
            Add a passkey
          </Button>
        ) : undefined
      }
    >
      {below}
      {naming?.kind === "new" && (
        <NameForm
          label="Name of the passkey"
          initial="This device"
          submit="Continue"
          isBusy={isBusy}
          onSubmit={(name) => void make((account) => account.addPasskey(name))}
          onCancel={() => setNaming(null)}
        />
      )}
      {ways.passkeys.length > 0 && (
        <ul
          aria-label="Passkeys"
          className="grid divide-y divide-line border-t border-line text-sm"
        >
          {ways.passkeys.map((passkey) => (
            <li key={passkey.id} className="py-1.5">
              {naming?.kind === "known" && naming.id === passkey.id ? (
                <NameForm
                  label="Name of the passkey"
                  initial={passkey.name}
                  submit="Save"
                  isBusy={isBusy}
                  onSubmit={(name) =>
                    void make((account) => account.renamePasskey({ id: passkey.id, name }))
                  }
                  onCancel={() => setNaming(null)}
                />
              ) : (
                <div className="flex items-center gap-2">
                  <p className="min-w-0 flex-1 wrap-anywhere">
                    {passkey.name}{" "}
                    <span className="text-ink-3 md:ms-2 max-md:block">{describe(passkey)}</span>
                  </p>
                  <IconButton
                    size="sm"
                    label={`Rename ${passkey.name}`}
                    icon={<Pencil />}
                    onClick={() => setNaming({ kind: "known", id: passkey.id })}
                  />
                  <IconButton
                    size="sm"
                    label={`Remove ${passkey.name}`}
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
