import { longLabelOf } from "@smart-planner/planner";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { HostedRow } from "./hosted-row.tsx";
import { PasskeysRow } from "./passkeys-row.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryRow } from "./recovery-row.tsx";
import { useWays } from "./use-ways.ts";
import { WayRow } from "./way-row.tsx";

const PasswordRow = ({
  user,
  changedAt,
  onChanged,
}: {
  readonly user: User;
  readonly changedAt: string | undefined;
  readonly onChanged: () => void;
}) => {
  const { clock } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const hasPassword = changedAt !== undefined;
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
      {isOpen && <PasswordForm user={user} hasPassword={hasPassword} onChanged={onChanged} />}
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
  const changed = () => {
    onSessionsChanged();
    void reload();
  };
  return (
    <Block heading="Ways to sign in">
      <p className="-mt-3 text-sm text-ink-2">
        Keep at least two, so that one lost key does not lock you out.
      </p>
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
            <PasswordRow
              user={user}
              changedAt={known.ways.password?.changedAt}
              onChanged={changed}
            />
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
    </Block>
  );
};

export default WaysSection;
