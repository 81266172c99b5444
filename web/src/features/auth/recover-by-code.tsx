import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { EmailField } from "./credential-fields.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useLostPassword } from "./use-lost-password.ts";
import { useTypedText } from "./use-typed-text.ts";

/** Without mail: one of the ten codes that were written down. */
export const RecoverByCode = ({ sendsMail }: { readonly sendsMail: boolean }) => {
  const { isBusy, problem, setProblem, run } = useLostPassword();
  const navigate = useNavigate();
  const email = useTypedText();
  const code = useTypedText();
  const password = useTypedText();
  const [signOutOthers, setSignOutOthers] = useState(true);

  const save = async (event: FormEvent) => {
    event.preventDefault();
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
        signOutOthers,
      }),
    );
    if (result.ok) await navigate("/", { replace: true });
  };

  return (
    <>
      <div className="grid gap-2">
        <h1>Use a recovery code</h1>
        <p className="text-ink-2">
          One of the ten codes you saved. It works once and lets you choose a new password.
        </p>
      </div>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
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
        <NewPasswordFields
          typed={password}
          invalid={problem !== null}
          signOutOthers={signOutOthers}
          onSignOutOthers={setSignOutOthers}
        />
        {problem !== null && <Notice variant="danger">{problem}</Notice>}
        <Button type="submit" variant="primary" size="lg" block loading={isBusy}>
          Save and log in
        </Button>
      </form>
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
