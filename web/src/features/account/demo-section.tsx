import { accountWords } from "@smart-planner/words/en/account";
import { useNavigate } from "react-router";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Badge } from "../../ui/badge.tsx";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

export const DemoSection = ({ user }: { readonly user: User }) => {
  const words = useWords(accountWords);
  const { identity, log } = usePlatform();
  const navigate = useNavigate();

  const createAccount = async () => {
    const result = await identity.signOut();
    if (!result.ok) log.warn("Logout failed", result.message);
    await navigate("/signup");
  };

  return (
    <Block heading={words.profile} aside={<Badge variant="outline">{words.demoMode}</Badge>}>
      <div className="grid gap-4 text-sm">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-ink-3">{words.name}</dt>
          <dd data-own className="wrap-anywhere">
            {user.displayName}
          </dd>
          <dt className="text-ink-3">{words.email}</dt>
          <dd data-own className="wrap-anywhere">
            {user.email}
          </dd>
        </dl>
        <p className="text-ink-2">{words.demoText}</p>
        <Button
          variant="primary"
          className="justify-self-start"
          onClick={() => void createAccount()}
        >
          {words.createAccount}
        </Button>
      </div>
    </Block>
  );
};
