import { KeyRound, School } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { createHostedIdentity } from "../../platform/hosted-identity.ts";
import { passkeysWork, signInByPasskey, suggestPasskeys } from "../../platform/passkeys.ts";
import { usePlatform } from "../../platform/platform.ts";
import { hostedName, waysHere } from "../../platform/ways-here.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Why the sign-in at the provider failed. */
const troubles = (name: string): Readonly<Record<string, string>> => ({
  away: "That server cannot be reached right now. Try again later, or use another way.",
  refused: `Signing in with ${name} did not work. Please try again.`,
  taken: `There is already an account with that email. Log in to it, and connect ${name} on your account page.`,
  "no-email": `An account here needs an email address, and ${name} did not tell one.`,
  session: "You were signed out meanwhile. Please log in and try again.",
});

const PasskeyButton = ({ onProblem }: { readonly onProblem: (text: string | null) => void }) => {
  const { api, identity } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const suggestion = useRef<AbortController>(undefined);

  useEffect(() => {
    const begun = new AbortController();
    suggestion.current = begun;
    void suggestPasskeys({ api, identity, signal: begun.signal });
    return () => begun.abort();
  }, [api, identity]);

  const enter = async () => {
    // A browser runs one WebAuthn request at a time.
    suggestion.current?.abort();
    setBusy(true);
    onProblem(null);
    const result = await signInByPasskey({ api, identity });
    if (result.ok) return;
    setBusy(false);
    onProblem(result.message);
  };

  return (
    <Button size="lg" block icon={<KeyRound />} loading={isBusy} onClick={() => void enter()}>
      Use a passkey
    </Button>
  );
};

const HostedButton = ({
  name,
  onProblem,
}: {
  readonly name: string;
  readonly onProblem: (text: string | null) => void;
}) => {
  const { api, identity: session, page } = usePlatform();
  const [isBusy, setBusy] = useState(false);

  const go = async () => {
    setBusy(true);
    onProblem(null);
    const hosted = createHostedIdentity({ api, session, leaveFor: page.leaveFor });
    const result = await hosted.signIn({ email: "", password: "" });
    if (result.ok) return;
    setBusy(false);
    onProblem(result.message);
  };

  return (
    <Button size="lg" block icon={<School />} loading={isBusy} onClick={() => void go()}>
      Continue with {name}
    </Button>
  );
};

export const MoreWays = () => {
  const [query] = useSearchParams();
  const ways = waysHere().split(" ");
  const name = hostedName();
  const trouble = troubles(name)[query.get("trouble") ?? ""] ?? null;
  const [problem, setProblem] = useState<string | null>(trouble);

  return (
    <>
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      {ways.includes("passkey") && passkeysWork() && <PasskeyButton onProblem={setProblem} />}
      {ways.includes("hosted") && <HostedButton name={name} onProblem={setProblem} />}
    </>
  );
};
