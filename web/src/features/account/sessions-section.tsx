import type { DeviceSession } from "@smart-planner/contract";
import { accountWords } from "@smart-planner/words/en/account";
import { MonitorSmartphone } from "lucide-react";
import { usePlatform } from "../../platform/platform.ts";
import { useKeptPlace } from "../../platform/use-kept-place.ts";
import { Badge } from "../../ui/badge.tsx";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { useAccountChange } from "./use-account-change.tsx";
import { useSessions } from "./use-from-account.ts";

export const SessionsSection = () => {
  const words = useWords(accountWords);
  const { clock } = usePlatform();
  const { value: sessions = [], isLoading, failure, reload } = useSessions();
  const { isBusy, run, notice } = useAccountChange();
  const place = useKeptPlace("sessions", !isLoading);

  const make = async (change: Parameters<typeof run>[0], success: string) => {
    await run(change, success);
    await reload();
  };
  const nameOf = ({ device }: DeviceSession) => device || words.unknownDevice;
  const signOut = (session: DeviceSession) =>
    make((account) => account.signOutDevice(session.id), words.signedOut(nameOf(session)));

  return (
    <Block heading={words.devices}>
      <div {...place} className="grid min-h-11.5 content-start gap-4">
        {failure}
        {sessions.length > 0 && (
          <ul className="grid divide-y divide-line">
            {sessions.map((session) => (
              <li
                key={session.id}
                className="flex flex-wrap items-center gap-3 py-2.5 text-sm first:pt-0 last:pb-0"
              >
                <MonitorSmartphone aria-hidden="true" className="size-4.5 flex-none text-ink-3" />
                <p className="min-w-28 flex-1">
                  <span className="block font-(--weight-semi)">
                    <bdi>{nameOf(session)}</bdi>
                  </span>
                  <span className="block text-ink-3">
                    {words.lastUsed(clock.momentOf(session.lastSeenAt).day)}
                  </span>
                </p>
                {session.current ? (
                  <Badge variant="tint">{words.thisDevice}</Badge>
                ) : (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={words.signOutDevice(nameOf(session))}
                    disabled={isBusy}
                    onClick={() => void signOut(session)}
                  >
                    {words.signOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {notice}
        {sessions.length > 1 && (
          <Button
            loading={isBusy}
            className="justify-self-start"
            onClick={() => void make((account) => account.signOutOthers(), words.othersSignedOut)}
          >
            {words.signOutOthers}
          </Button>
        )}
      </div>
    </Block>
  );
};
