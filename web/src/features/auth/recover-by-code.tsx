import { Link, useNavigate } from "react-router";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { EmailField } from "./credential-fields.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { useLostPassword } from "./use-lost-password.ts";
import { useTypedText } from "./use-typed-text.ts";

export const RecoverByCode = ({ sendsMail }: { readonly sendsMail: boolean }) => {
  const { isBusy, problem, setProblem, run } = useLostPassword();
  const navigate = useNavigate();
  const email = useTypedText();
  const code = useTypedText();
  const password = useTypedText();

  const save = async () => {
    const missing = [email, code, password].find(({ text }) => text.trim() === "");
    if (missing !== undefined) {
      setProblem("Please fill in all fields");
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
        <h1>Use a recovery code</h1>
        <p className="text-ink-2">
          One of the ten codes you saved. It lets you choose a new password. Your other codes and
          ways to sign in are removed.
        </p>
      </div>
      <NewPasswordForm
        typed={password}
        isBusy={isBusy}
        problem={problem}
        onSave={() => void save()}
      >
        <EmailField typed={email} invalid={problem !== null} />
        <Field label="Recovery code" invalid={problem !== null} hint="Such as 7f4k-q2mz">
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
          <Link to="/login">Back to login</Link>
        </p>
        {sendsMail && (
          <p>
            <Link to="/reset">Send me a link instead</Link>
          </p>
        )}
      </div>
    </>
  );
};
