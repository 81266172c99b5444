import { longLabelOf } from "@smart-planner/planner/time";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useKeptPlace } from "../../platform/use-kept-place.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { HostedRow } from "./hosted-row.tsx";
import { PasskeysRow } from "./passkeys-row.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryRow } from "./recovery-row.tsx";
import { useWayChange, type WayProps } from "./use-way-change.tsx";
import { useWays } from "./use-ways.ts";
import { WayRow } from "./way-row.tsx";

const PasswordRow = ({ user, ways, onChanged }: WayProps) => {
  const { clock } = usePlatform();
  const { isBusy, change, below } = useWayChange({ user, ways });
  const [isOpen, setOpen] = useState(false);
  const changedAt = ways.password?.changedAt;
  const hasPassword = changedAt !== undefined;
  const hasAnother = ways.passkeys.length > 0 || ways.hosted !== null;

  const remove = async () => {
    if ((await change((account) => account.removePassword())) === undefined) return;
    setOpen(false);
    onChanged();
  };
  return (
    <WayRow
      icon={<LockKeyhole />}
      title="Password"
      text={
        hasPassword ? `Changed ${longLabelOf(clock.momentOf(changedAt).day)}` : "You have none yet."
      }
      action={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {hasPassword ? "Change" : "Set a password"}
        </Button>
      }
    >
      {isOpen && (
        <PasswordForm user={user} ways={ways} hasPassword={hasPassword} onChanged={onChanged} />
      )}
      {below}
      {isOpen && hasPassword && hasAnother && (
        <div className="grid justify-items-start gap-1 border-t border-line pt-3 text-sm">
          <p className="text-ink-2">
            You can do without one: your other ways to sign in stay, and a lost one is replaced by
            mail or by a recovery code.
          </p>
          <Button size="sm" variant="quiet" loading={isBusy} onClick={() => void remove()}>
            Remove the password
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
  const { known, reload } = useWays();
  const place = useKeptPlace("ways", known.kind !== "loading");
  const changed = () => {
    onSessionsChanged();
    void reload();
  };
  return (
    <Block heading="Ways to sign in">
      <p className="-mt-3 text-sm text-ink-2">
        Keep at least two, so that one lost key does not lock you out.
      </p>
      <div {...place} className="grid min-h-34.5 content-start max-md:min-h-62">
        {known.kind === "failed" && (
          <Notice
            variant="danger"
            className="mt-4"
            action={
              <Button size="sm" onClick={() => void reload()}>
                Try again
              </Button>
            }
          >
            {known.message}
          </Notice>
        )}
        {known.kind === "known" && (
          <ul className="mt-2 -mb-4 grid divide-y divide-line">
            {known.ways.offered.password && (
              <PasswordRow user={user} ways={known.ways} onChanged={changed} />
            )}
            {known.ways.offered.passkeys && (
              <PasskeysRow user={user} ways={known.ways} onChanged={changed} />
            )}
            {known.ways.offered.hosted !== null && (
              <HostedRow
                user={user}
                ways={known.ways}
                name={known.ways.offered.hosted}
                onChanged={changed}
              />
            )}
            {known.ways.offered.password && (
              <RecoveryRow user={user} ways={known.ways} onChanged={changed} />
            )}
          </ul>
        )}
      </div>
    </Block>
  );
};

export default WaysSection;
