import { LifeBuoy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { CodesPanel } from "./codes-panel.tsx";
import { useWayChange, type WayProps } from "./use-way-change.tsx";
import { WayRow } from "./way-row.tsx";

export const RecoveryRow = ({ user, ways, onChanged }: WayProps) => {
  const { isBusy, change, below } = useWayChange({ user, ways });
  const { left } = ways.recoveryCodes;
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const make = async () => {
    const made = await change((account) => account.newRecoveryCodes());
    if (made !== undefined) setCodes(made.value);
  };
  const finish = () => {
    setCodes(null);
    onChanged();
  };

  return (
    <WayRow
      icon={<LifeBuoy />}
      title="Recovery codes"
      text={
        <>
          For the day you lose everything else. Each works once.
          {left > 0 && codes === null && ` You have ${counted(left, "code")} left.`}
        </>
      }
      action={
        <Button size="sm" loading={isBusy} onClick={() => void make()}>
          {left > 0 ? "Make new codes" : "Make codes"}
        </Button>
      }
    >
      {below}
      {codes !== null && <CodesPanel codes={codes} email={user.email} onSaved={finish} />}
    </WayRow>
  );
};
