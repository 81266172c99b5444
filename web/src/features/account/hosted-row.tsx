import { longLabelOf } from "@smart-planner/planner/time";
import { School } from "lucide-react";
import { useSearchParams } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { useWayChange, type WayProps } from "./use-way-change.tsx";
import { WayRow } from "./way-row.tsx";

/** "your school account" as a heading. */
const titled = (name: string): string => {
  const bare = name.replace(/^your /i, "");
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
};

/** Why a trip to the provider failed. */
const troubles: Readonly<Record<string, string>> = {
  away: "That server cannot be reached right now. Please try again later.",
  refused: "That did not work. Nothing was changed; please try again.",
  "other-account": "That identity belongs to another account here. Nothing was changed.",
  session: "You were signed out meanwhile. Nothing was changed.",
};

export const HostedRow = ({
  user,
  ways,
  name,
  onChanged,
}: WayProps & { readonly name: string }) => {
  const [query] = useSearchParams();
  const trouble = troubles[query.get("trouble") ?? ""];
  const { isBusy, change, below } = useWayChange({ user, ways, trouble });
  const { hosted } = ways;
  const { clock } = usePlatform();

  const disconnect = async () => {
    const done = await change((account) => account.disconnectProvider());
    if (done !== undefined) onChanged();
  };

  return (
    <WayRow
      icon={<School />}
      title={titled(name)}
      text={
        hosted === null
          ? "Not connected"
          : `Connected as ${hosted.connectedAs} on ${longLabelOf(clock.momentOf(hosted.connectedAt).day)}`
      }
      action={
        hosted === null ? (
          <Button
            size="sm"
            loading={isBusy}
            onClick={() => void change((account) => account.goToProvider("connect"))}
          >
            Connect
          </Button>
        ) : (
          <Button size="sm" variant="quiet" loading={isBusy} onClick={() => void disconnect()}>
            Disconnect
          </Button>
        )
      }
    >
      {below}
    </WayRow>
  );
};
