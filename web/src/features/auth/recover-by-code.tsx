import { resetWords } from "@smart-planner/words/en/reset";
import { Link, useNavigate } from "react-router";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { EmailField } from "./credential-fields.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { useLostPassword } from "./use-lost-password.ts";
import { useTypedText } from "./use-typed-text.ts";

export const RecoverByCode = ({ sendsMail }: { readonly sendsMail: boolean }) => {
  const words = useWords(resetWords);
  const { isBusy, problem, setProblem, run } = useLostPassword();
  const navigate = useNavigate();
  const email = useTypedText();
  const code = useTypedText();
  const password = useTypedText();

  const save = async () => {
    const missing = [email, code, password].find(({ text }) => text.trim() === "");
    if (missing !== undefined) {
      setProblem(words.fillIn);
      missing.input.current?.focus();
      return;
    }
    const result = await run((lost) =>
      lost.byCode({
        email: email.text.trim(),
        code: code.text,
        newPassword: password.text,
      }),
    );
    if (result.ok) await navigate("/", { replace: true });
  };

  return (
    <>
      <div className="grid gap-2">
        <h1>{words.useCode}</h1>
        <p className="text-ink-2">{words.useCodeText}</p>
      </div>
      <NewPasswordForm
        typed={password}
        isBusy={isBusy}
        problem={problem}
        onSave={() => void save()}
      >
        <EmailField typed={email} invalid={problem !== null} />
        <Field label={words.code} invalid={problem !== null} hint={words.codeHint}>
          <TextInput
            ref={code.input}
            name="recovery-code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code.text}
            onChange={({ target }) => code.setText(target.value)}
          />
        </Field>
      </NewPasswordForm>
      <div className="grid gap-2.5 text-sm">
        <p>
          <Link to="/login">{words.backToLogin}</Link>
        </p>
        {sendsMail && (
          <p>
            <Link to="/reset">{words.linkInstead}</Link>
          </p>
        )}
      </div>
    </>
  );
};
