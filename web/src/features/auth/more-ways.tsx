import { waysWords } from "@smart-planner/words/en/ways";
import { KeyRound, School } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { createHostedIdentity } from "../../platform/hosted-identity.ts";
import { passkeysWork, signInByPasskey, suggestPasskeys } from "../../platform/passkeys.ts";
import { usePlatform } from "../../platform/platform.ts";
import { hostedName, waysHere } from "../../platform/ways-here.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useProviderName } from "../../ui/use-provider-name.ts";
import { useWords } from "../../ui/use-words.ts";

/** Why the sign-in at the provider failed. */
const troubleOf = (
  trouble: string | null,
  name: string,
  words: typeof waysWords,
): string | null => {
  if (trouble === "away" || trouble === "session") return words[trouble];
  if (trouble === "refused" || trouble === "taken") return words[trouble](name);
  return trouble === "no-email" ? words.noEmail(name) : null;
};

const PasskeyButton = ({ onProblem }: { readonly onProblem: (text: string | null) => void }) => {
  const words = useWords(waysWords);
  const { api, language, identity } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const suggestion = useRef<AbortController>(undefined);

  useEffect(() => {
    const begun = new AbortController();
    suggestion.current = begun;
    void suggestPasskeys({ api, language, identity, signal: begun.signal });
    return () => begun.abort();
  }, [api, language, identity]);

  const enter = async () => {
    // A browser runs one WebAuthn request at a time.
    suggestion.current?.abort();
    setBusy(true);
    onProblem(null);
    const result = await signInByPasskey({ api, language, identity });
    if (result.ok) return;
    setBusy(false);
    onProblem(result.message);
  };

  return (
    <Button size="lg" block icon={<KeyRound />} loading={isBusy} onClick={() => void enter()}>
      {words.usePasskey}
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
  const words = useWords(waysWords);
  const { api, language, identity: session, page } = usePlatform();
  const [isBusy, setBusy] = useState(false);

  const go = async () => {
    setBusy(true);
    onProblem(null);
    const hosted = createHostedIdentity({ api, language, session, leaveFor: page.leaveFor });
    const result = await hosted.signIn({ email: "", password: "" });
    if (result.ok) return;
    setBusy(false);
    onProblem(result.message);
  };

  return (
    <Button size="lg" block icon={<School />} loading={isBusy} onClick={() => void go()}>
      {words.continueWith(name)}
    </Button>
  );
};

const MoreWays = () => {
  const [query] = useSearchParams();
  const ways = waysHere().split(" ");
  const name = useProviderName(hostedName());
  const words = useWords(waysWords);
  const [problem, setProblem] = useState(() => troubleOf(query.get("trouble"), name, words));

  return (
    <>
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      {ways.includes("passkey") && passkeysWork() && <PasskeyButton onProblem={setProblem} />}
      {ways.includes("hosted") && <HostedButton name={name} onProblem={setProblem} />}
    </>
  );
};

export default MoreWays;
