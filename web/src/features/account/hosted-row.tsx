import { accountWords } from "@smart-planner/words/en/account";
import { School } from "lucide-react";
import { useSearchParams } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { useProviderName } from "../../ui/use-provider-name.ts";
import { useWords } from "../../ui/use-words.ts";
import { useAccountChange } from "./use-account-change.tsx";
import { type WayProps, WayRow } from "./way-row.tsx";

/** "your school account" as a heading. */
const titled = (name: string): string => {
  const bare = name.replace(/^your /i, "");
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
};

export const HostedRow = ({
  user,
  ways,
  name,
  onChanged,
}: WayProps & { readonly name: string }) => {
  const words = useWords(accountWords);
  const [query] = useSearchParams();
  const troubles: Readonly<Record<string, string>> = words.troubles;
  const trouble = troubles[query.get("trouble") ?? ""];
  const { isBusy, run, notice, dialog } = useAccountChange({ user, ways }, trouble);
  const { hosted } = ways;
  const { clock } = usePlatform();

  const disconnect = async () => {
    const done = await run((account) => account.disconnectProvider());
    if (done !== undefined) onChanged();
  };

  return (
    <WayRow
      icon={<School />}
      title={titled(useProviderName(name))}
      text={
        hosted === null
          ? words.notConnected
          : words.connectedAs(hosted.connectedAs, clock.momentOf(hosted.connectedAt).day)
      }
      action={
        hosted === null ? (
          <Button
            size="sm"
            loading={isBusy}
            onClick={() => void run((account) => account.goToProvider("connect"))}
          >
            {words.connect}
          </Button>
        ) : (
          <Button size="sm" variant="quiet" loading={isBusy} onClick={() => void disconnect()}>
            {words.disconnect}
          </Button>
        )
      }
    >
      {notice}
      {dialog}
    </WayRow>
  );
};
