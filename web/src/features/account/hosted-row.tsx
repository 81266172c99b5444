import type { WaysToSignIn } from "@smart-planner/contract";
import { School } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { User } from "../../platform/identity.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useProvedChange } from "./use-proved-change.tsx";
import { WayRow } from "./way-row.tsx";

/** "your school account" as a heading. */
const titled = (name: string): string => {
  const bare = name.replace(/^your /i, "");
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
};

/** Why somebody came back from the provider without what they went for. */
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
}: {
  readonly user: User;
  readonly ways: WaysToSignIn;
  readonly name: string;
  readonly onChanged: () => void;
}) => {
  const [query] = useSearchParams();
  const { isBusy, dialog, run } = useProvedChange({ user, ways });
  const [problem, setProblem] = useState(troubles[query.get("trouble") ?? ""] ?? null);
  const { hosted } = ways;

  const connect = async () => {
    const result = await run((account) => account.goToProvider("connect"));
    if (result?.ok === false) setProblem(result.message);
  };
  const disconnect = async () => {
    const result = await run((account) => account.disconnectProvider());
    if (result === null) return;
    setProblem(result.ok ? null : result.message);
    if (result.ok) onChanged();
  };

  return (
    <WayRow
      icon={<School />}
      title={titled(name)}
      text={hosted === null ? "Not connected" : `Connected as ${hosted.connectedAs}`}
      action={
        hosted === null ? (
          <Button size="sm" loading={isBusy} onClick={() => void connect()}>
            Connect
          </Button>
        ) : (
          <Button size="sm" variant="quiet" loading={isBusy} onClick={() => void disconnect()}>
            Disconnect
          </Button>
        )
      }
    >
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      {dialog}
    </WayRow>
  );
};
