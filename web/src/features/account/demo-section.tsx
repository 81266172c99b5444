import { useNavigate } from "react-router";
import type { User } from "../../platform/identity.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Badge } from "../../ui/badge.tsx";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";

export const DemoSection = ({ user }: { readonly user: User }) => {
  const { identity, log } = usePlatform();
  const navigate = useNavigate();

  const createAccount = async () => {
    const result = await identity.signOut();
    if (!result.ok) log.warn("Logout failed", result.message);
    await navigate("/signup");
  };

  return (
    <Block heading="Profile" aside={<Badge variant="outline">Demo mode</Badge>}>
      <div className="grid gap-4 text-sm">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-ink-3">Name</dt>
          <dd className="wrap-anywhere">{user.displayName}</dd>
          <dt className="text-ink-3">Email</dt>
          <dd className="wrap-anywhere">{user.email}</dd>
        </dl>
        <p className="text-ink-2">
          Your plan is kept in this browser alone. With an account you have it on every device, and
          what you have made so far comes along.
        </p>
        <Button
          variant="primary"
          className="justify-self-start"
          onClick={() => void createAccount()}
        >
          Create an account
        </Button>
      </div>
    </Block>
  );
};
