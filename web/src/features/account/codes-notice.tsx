import { accountWords } from "@smart-planner/words/en/account";
import { useWords } from "../../ui/use-words.ts";
import "../../styles/planner.css";
import { useState } from "react";
import type { User } from "../../platform/identity.ts";
import { codesOfferKey } from "../../platform/personal-keys.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CodesPanel } from "./codes-panel.tsx";
import { useAccountChange } from "./use-account-change.tsx";

const CodesNotice = ({ user }: { readonly user: User }) => {
  const words = useWords(accountWords);
  const { storage } = usePlatform();
  const { isBusy, outcome, dialog, run } = useAccountChange({ user, ways: undefined });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isOver, setOver] = useState(false);

  const show = async () => {
    const made = await run((account) => account.newRecoveryCodes());
    if (made !== undefined) setCodes(made.value);
  };
  const finish = () => {
    storage.remove([codesOfferKey]);
    setOver(true);
  };

  if (isOver) return null;
  return (
    <div className="mx-auto w-full max-w-[calc(var(--page-max)+2*var(--page-pad))] px-(--page-pad) pt-2">
      {codes === null ? (
        <Notice
          action={
            <span className="flex gap-2">
              <Button size="sm" loading={isBusy} onClick={() => void show()}>
                {words.showCodes}
              </Button>
              <Button size="sm" variant="quiet" onClick={finish}>
                {words.later}
              </Button>
            </span>
          }
        >
          {outcome?.text ?? words.codesOffer}
        </Notice>
      ) : (
        <CodesPanel codes={codes} email={user.email} onSaved={finish} />
      )}
      {dialog}
    </div>
  );
};

export default CodesNotice;
