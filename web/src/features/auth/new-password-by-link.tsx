import type { KeptWays, ResetLookAnswer } from "@smart-planner/contract";
import { resetWords } from "@smart-planner/words/en/reset";
import { useCallback } from "react";
import { Link, useNavigate } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import type { Account } from "../../platform/server-account.ts";
import { withAccount } from "../../platform/with-account.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { UsernameHint } from "../../ui/password-input.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useLoaded } from "../../ui/use-loaded.tsx";
import { useWords } from "../../ui/use-words.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { useLostPassword } from "./use-lost-password.ts";
import { useTypedText } from "./use-typed-text.ts";

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
  const platform = usePlatform();
  const { isBusy, problem, setProblem, run } = useLostPassword();
  const navigate = useNavigate();
  const password = useTypedText();
  const {
    value: link,
    isLoading,
    failure,
    take,
  } = useLoaded<ResetLookAnswer | null>(
    useCallback(async () => {
      const look = ({ lost }: Account) => lost.look(token);
      const result = await withAccount(platform, words.notLoaded, look);
      return !result.ok && result.status === gone ? { ok: true, value: null } : result;
    }, [platform, words, token]),
  );

  const save = async (wished: { readonly keep: KeptWays }) => {
    if (password.text === "") {
      setProblem(words.missingPassword);
      password.input.current?.focus();
      return;
    }
    const newPassword = password.text;
    const result = await run((lost) => lost.byLink({ token, newPassword, ...wished }));
    if (result.ok) await navigate("/", { replace: true });
    else if (result.status === gone) take(null);
    else password.input.current?.focus();
  };

  if (link === null) return <TooOld />;
  return (
    <>
      <div className="grid gap-2">
        <h1>{words.newPassword}</h1>
        {isLoading && (
          <p role="status" className="text-ink-2">
            <Spinner /> {words.looking}
          </p>
        )}
        {link && <p className="wrap-anywhere text-ink-2">{words.forAccount(link.email)}</p>}
      </div>
      {failure}
      {link && (
        <NewPasswordForm
          typed={password}
          isBusy={isBusy}
          problem={problem}
          ways={link}
          onSave={(wished) => void save(wished)}
        >
          <UsernameHint email={link.email} />
        </NewPasswordForm>
      )}
    </>
  );
};
