import { resetWords } from "@smart-planner/words/en/reset";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import { EmailField } from "./credential-fields.tsx";
import { MailArt } from "./mail-art.tsx";
import { useLostPassword } from "./use-lost-password.ts";
import { useTypedText } from "./use-typed-text.ts";

const waitSeconds = 60;

/** Seconds until the link may be sent again. */
const useCountdown = (round: number): number => {
  const [left, setLeft] = useState(waitSeconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts each round
  useEffect(() => {
    setLeft(waitSeconds);
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [round]);
  return left;
};

const Sent = ({
  email,
  round,
  onAgain,
}: {
  readonly email: string;
  readonly round: number;
  readonly onAgain: () => void;
}) => {
  const words = useWords(resetWords);
  const left = useCountdown(round);
  return (
    <>
      <div className="grid gap-3">
        <MailArt />
        <h1>{words.checkEmail}</h1>
        <p className="text-ink-2">
          {words.linkSent(
            (text) => (
              <strong key="email" className="wrap-anywhere text-ink">
                {text}
              </strong>
            ),
            email,
          )}
        </p>
        <p className="text-sm text-ink-2">
          {words.nothingThere(
            left > 0 ? (
              words.againIn(left)
            ) : (
              <button
                key="again"
                type="button"
                className="text-pen-text underline"
                onClick={onAgain}
              >
                {words.again}
              </button>
            ),
          )}
        </p>
      </div>
      <p className="text-sm">
        <Link to="/login">{words.backToLogin}</Link>
      </p>
    </>
  );
};

/** The same text with or without an account. */
export const ForgotPassword = () => {
  const words = useWords(resetWords);
  const email = useTypedText();
  const { isBusy, problem, setProblem, run } = useLostPassword();
  const [sent, setSent] = useState<{ readonly to: string; readonly round: number } | null>(null);

  const send = async (to: string) => {
    const result = await run((lost) => lost.askForLink(to));
    if (result.ok) setSent({ to, round: (sent?.round ?? 0) + 1 });
    else if (result.status === 404) setProblem(words.noMail);
  };

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const to = email.text.trim();
    if (!to.includes("@")) {
      setProblem(words.missingEmail);
      email.input.current?.focus();
      return;
    }
    await send(to);
  };

  if (sent !== null)
    return <Sent email={sent.to} round={sent.round} onAgain={() => void send(sent.to)} />;
  return (
    <>
      <div className="grid gap-2">
        <h1>{words.forgotPassword}</h1>
        <p className="text-ink-2">{words.writeEmail}</p>
      </div>
      <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-4">
        <EmailField typed={email} invalid={problem !== null} />
        {problem !== null && <Notice variant="danger">{problem}</Notice>}
        <Button type="submit" variant="primary" size="lg" block loading={isBusy}>
          {words.sendLink}
        </Button>
      </form>
      <div className="grid gap-2.5 text-sm">
        <p>
          <Link to="/login">{words.backToLogin}</Link>
        </p>
        <p>
          <Link to="/reset?code">{words.haveCode}</Link>
        </p>
      </div>
    </>
  );
};
