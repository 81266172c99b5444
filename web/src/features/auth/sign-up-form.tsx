import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { codesOfferKey } from "../../platform/personal-keys.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { passwordRule } from "./password-rule.ts";
import { useCredentials } from "./use-credentials.ts";
import { useTypedText } from "./use-typed-text.ts";

/** The guard redirects, so nothing here navigates. */
export const SignUpForm = () => {
  const { dialogs, identity, storage } = usePlatform();
  const { email, password, take } = useCredentials();
  const confirmed = useTypedText();
  const [isLoading, setLoading] = useState(false);

  const signUp = async (event: FormEvent) => {
    event.preventDefault();
    const credentials = take();
    if (credentials === null) return;
    if (credentials.password !== confirmed.text) {
      dialogs.alert("Passwords do not match");
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
    dialogs.alert(`Error signing up: ${result.message}`);
  };

  return (
    <>
      <h1>Sign Up</h1>
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => void signUp(event)}
        className="grid gap-4"
      >
        <EmailField typed={email} />
        <PasswordField
          typed={password}
          label="Password"
          hint={passwordRule}
          name="password"
          autoComplete="new-password"
          placeholder="Enter Password"
        />
        <PasswordField
          typed={confirmed}
          label="Confirm Password"
          name="confirm-password"
          autoComplete="new-password"
          placeholder="Confirm Password"
        />
        <Button type="submit" variant="primary" size="lg" block loading={isLoading}>
          Sign Up
        </Button>
      </form>
      <p className="text-sm">
        <Link to="/login">Already have an account?</Link>
      </p>
    </>
  );
};
