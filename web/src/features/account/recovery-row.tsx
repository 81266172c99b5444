import type { WaysToSignIn } from "@smart-planner/contract";
import { LifeBuoy } from "lucide-react";
import { useState } from "react";
import type { User } from "../../platform/identity.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { CodesPanel } from "./codes-panel.tsx";
import { useProvedChange } from "./use-proved-change.tsx";
import { WayRow } from "./way-row.tsx";

export const RecoveryRow = ({
  user,
  ways,
  onChanged,
}: {
  readonly user: User;
  readonly ways: WaysToSignIn;
  readonly onChanged: () => void;
}) => {
  const { isBusy, dialog, run } = useProvedChange({ user, ways });
  const { left } = ways.recoveryCodes;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const make = async () => {
    const result = await run((account) => account.newRecoveryCodes());
    if (result === null) return;
    setProblem(result.ok ? null : result.message);
    if (result.ok) setCodes(result.value);
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
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      {codes !== null && <CodesPanel codes={codes} email={user.email} onSaved={finish} />}
      {dialog}
    </WayRow>
  );
};
