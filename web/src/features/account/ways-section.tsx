import { accountWords } from "@smart-planner/words/en/account";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useKeptPlace } from "../../platform/use-kept-place.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { HostedRow } from "./hosted-row.tsx";
import { PasskeysRow } from "./passkeys-row.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryRow } from "./recovery-row.tsx";
import { useAccountChange } from "./use-account-change.tsx";
import { useWays } from "./use-from-account.ts";
import { type WayProps, WayRow } from "./way-row.tsx";

const PasswordRow = ({ user, ways, onChanged }: WayProps) => {
  const words = useWords(accountWords);
  const { clock } = usePlatform();
  const { isBusy, run, notice, dialog } = useAccountChange({ user, ways });
  const [isOpen, setOpen] = useState(false);
  const changedAt = ways.password?.changedAt;
  const hasPassword = changedAt !== undefined;
  const hasAnother = ways.passkeys.length > 0 || ways.hosted !== null;

  const remove = async () => {
    if ((await run((account) => account.removePassword())) === undefined) return;
    setOpen(false);
    onChanged();
  };
  return (
    <WayRow
      icon={<LockKeyhole />}
      title={words.password}
      text={hasPassword ? words.passwordChangedOn(clock.momentOf(changedAt).day) : words.noPassword}
      action={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {hasPassword ? words.change : words.setAPassword}
        </Button>
      }
    >
      {isOpen && (
        <PasswordForm user={user} ways={ways} hasPassword={hasPassword} onChanged={onChanged} />
      )}
      {notice}
      {dialog}
      {isOpen && hasPassword && hasAnother && (
        <div className="grid justify-items-start gap-1 border-t border-line pt-3 text-sm">
          <p className="text-ink-2">{words.withoutPassword}</p>
          <Button size="sm" variant="quiet" loading={isBusy} onClick={() => void remove()}>
            {words.removePassword}
          </Button>
        </div>
      )}
    </WayRow>
  );
};

const WaysSection = ({
  user,
  onSessionsChanged,
}: {
  readonly user: User;
  /** Other devices may have been signed out. */
  readonly onSessionsChanged: () => void;
}) => {
  const words = useWords(accountWords);
  const { value: ways, isLoading, failure, reload } = useWays();
  const place = useKeptPlace("ways", !isLoading);
  const changed = () => {
    onSessionsChanged();
    void reload();
  };
  return (
    <Block heading={words.ways}>
      <p className="-mt-3 text-sm text-ink-2">{words.waysText}</p>
      <div {...place} className="grid min-h-34.5 content-start max-md:min-h-62">
        {failure && <div className="mt-4">{failure}</div>}
        {ways !== undefined && (
          <ul className="@container mt-2 -mb-4 grid divide-y divide-line">
            {ways.offered.password && <PasswordRow user={user} ways={ways} onChanged={changed} />}
            {ways.offered.passkeys && <PasskeysRow user={user} ways={ways} onChanged={changed} />}
            {ways.offered.hosted !== null && (
              <HostedRow user={user} ways={ways} name={ways.offered.hosted} onChanged={changed} />
            )}
            {ways.offered.password && <RecoveryRow user={user} ways={ways} onChanged={changed} />}
          </ul>
        )}
      </div>
    </Block>
  );
};

export default WaysSection;
