import type { KeptWays, ResetLookAnswer } from "@smart-planner/contract";
import { resetWords } from "@smart-planner/words/en/reset";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useWords } from "../../ui/use-words.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { useLostPassword } from "./use-lost-password.ts";
import { useTypedText } from "./use-typed-text.ts";

type LinkState =
  | { readonly kind: "looking" }
  | { readonly kind: "works"; readonly answer: ResetLookAnswer }
  | { readonly kind: "too-old" }
  | { readonly kind: "unknown"; readonly message: string };

const gone = 410;

const TooOld = () => {
  const words = useWords(resetWords);
  return (
    <>
      <div className="grid gap-3">
        <h1>{words.tooOld}</h1>
        <p className="text-ink-2">{words.tooOldText}</p>
      </div>
      <Link to="/reset" className={buttonClass({ variant: "primary", size: "lg", block: true })}>
        {words.newLink}
      </Link>
      <p className="text-sm">
        <Link to="/login">{words.backToLogin}</Link>
      </p>
    </>
  );
};

export const NewPasswordByLink = ({ token }: { readonly token: string }) => {
  const words = useWords(resetWords);
  const { isBusy, problem, setProblem, run } = useLostPassword();
  const navigate = useNavigate();
  const password = useTypedText();
  const [link, setLink] = useState<LinkState>({ kind: "looking" });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link and each new try
  useEffect(() => {
    let isLeft = false;
    void run((lost) => lost.look(token)).then((result) => {
      if (isLeft) return;
      if (result.ok) setLink({ kind: "works", answer: result.value });
      else if (result.status === gone) setLink({ kind: "too-old" });
      else setLink({ kind: "unknown", message: result.message });
    });
    return () => {
      isLeft = true;
    };
  }, [token, tries]);

  const save = async (wished: { readonly keep: KeptWays }) => {
    if (password.text === "") {
      setProblem(words.missingPassword);
      password.input.current?.focus();
      return;
    }
    const newPassword = password.text;
    const result = await run((lost) => lost.byLink({ token, newPassword, ...wished }));
    if (result.ok) await navigate("/", { replace: true });
    else if (result.status === gone) setLink({ kind: "too-old" });
    else password.input.current?.focus();
  };

  if (link.kind === "too-old") return <TooOld />;
  if (link.kind === "unknown") {
    return (
      <>
        <h1>{words.newPassword}</h1>
        <Notice
          variant="danger"
          action={
            <Button size="sm" onClick={() => setTries(tries + 1)}>
              {words.tryAgain}
            </Button>
          }
        >
          {link.message}
        </Notice>
      </>
    );
  }
  return (
    <>
      <div className="grid gap-2">
        <h1>{words.newPassword}</h1>
        {link.kind === "looking" ? (
          <p role="status" className="text-ink-2">
            <Spinner /> {words.looking}
          </p>
        ) : (
          <p className="wrap-anywhere text-ink-2">{words.forAccount(link.answer.email)}</p>
        )}
      </div>
      {link.kind === "works" && (
        <NewPasswordForm
          typed={password}
          isBusy={isBusy}
          problem={problem}
          ways={link.answer}
          onSave={(wished) => void save(wished)}
        >
          <input
            type="email"
            name="email"
            autoComplete="username"
            value={link.answer.email}
            readOnly
            hidden
          />
        </NewPasswordForm>
      )}
    </>
  );
};
