import { loginWords } from "@smart-planner/words/en/login";
import { signupWords } from "@smart-planner/words/en/signup";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { codesOfferKey } from "../../platform/personal-keys.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { useCredentials } from "./use-credentials.ts";
import { useTypedText } from "./use-typed-text.ts";

/** The guard redirects, so nothing here navigates. */
export const SignUpForm = () => {
  const words = useWords(signupWords);
  const entrance = useWords(loginWords);
  const { dialogs, identity, storage } = usePlatform();
  const { email, password, take } = useCredentials();
  const confirmed = useTypedText();
  const [isLoading, setLoading] = useState(false);

  const signUp = async (event: FormEvent) => {
    event.preventDefault();
    const credentials = take();
    if (credentials === null) return;
    if (credentials.password !== confirmed.text) {
      dialogs.alert(words.notEqual);
      confirmed.input.current?.focus();
      confirmed.input.current?.select();
      return;
    }
    setLoading(true);
    storage.write({ key: codesOfferKey, value: true });
    const result = await identity.signUp(credentials);
    // Busy until the planner is shown, so that nothing is sent twice.
    if (result.ok) return;
    setLoading(false);
    storage.remove([codesOfferKey]);
    dialogs.alert(words.refused(result.message));
  };

  return (
    <>
      <h1>{words.signUp}</h1>
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => void signUp(event)}
        className="grid gap-4"
      >
        <EmailField typed={email} />
        <PasswordField
          typed={password}
          label={entrance.password}
          hint={words.passwordRule}
          name="password"
          autoComplete="new-password"
          placeholder={entrance.enterPassword}
        />
        <PasswordField
          typed={confirmed}
          label={words.confirmPassword}
          name="confirm-password"
          autoComplete="new-password"
          placeholder={words.confirmPassword}
        />
        <Button type="submit" variant="primary" size="lg" block loading={isLoading}>
          {words.signUp}
        </Button>
      </form>
      <p className="text-sm">
        <Link to="/login">{words.haveAccount}</Link>
      </p>
    </>
  );
};
