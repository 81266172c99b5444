import { accountWords } from "@smart-planner/words/en/account";
import { LifeBuoy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { CodesPanel } from "./codes-panel.tsx";
import { useAccountChange } from "./use-account-change.tsx";
import { type WayProps, WayRow } from "./way-row.tsx";

export const RecoveryRow = ({ user, ways, onChanged }: WayProps) => {
  const words = useWords(accountWords);
  const { isBusy, run, notice, dialog } = useAccountChange({ user, ways });
  const { left } = ways.recoveryCodes;
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const make = async () => {
    const made = await run((account) => account.newRecoveryCodes());
    if (made !== undefined) setCodes(made.value);
  };
  const finish = () => {
    setCodes(null);
    onChanged();
  };

  return (
    <WayRow
      icon={<LifeBuoy />}
      title={words.recoveryCodes}
      text={words.codesText(codes === null ? left : 0)}
      action={
        <Button size="sm" loading={isBusy} onClick={() => void make()}>
          {left > 0 ? words.newCodes : words.makeCodes}
        </Button>
      }
    >
      {notice}
      {dialog}
      {codes !== null && <CodesPanel codes={codes} email={user.email} onSaved={finish} />}
    </WayRow>
  );
};
