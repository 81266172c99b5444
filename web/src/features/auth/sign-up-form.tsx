import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useTypedText } from "./typed-text.ts";

/** The guard takes a signed-in user onwards, so nothing here navigates. */
export const SignUpForm = () => {
  const { dialogs, identity } = usePlatform();
  const { input: emailInput, text: email, setText: setEmail } = useTypedText();
  const { input: passwordInput, text: password, setText: setPassword } = useTypedText();
  const {
    input: confirmInput,
    text: confirmPassword,
    setText: setConfirmPassword,
  } = useTypedText();
  const [isLoading, setLoading] = useState(false);

  const signUp = async (event: FormEvent) => {
    event.preventDefault();
    const trimmedEmail = email.trim();
    if (trimmedEmail === "" || password === "") {
      dialogs.alert("Please fill in all fields");
      (trimmedEmail === "" ? emailInput : passwordInput).current?.focus();
      return;
    }
    if (password !== confirmPassword) {
      dialogs.alert("Passwords do not match");
      confirmInput.current?.focus();
      confirmInput.current?.select();
      return;
    }
    setLoading(true);
    const result = await identity.signUp({ email: trimmedEmail, password });
    // Busy until the planner is there, so that nothing can be sent twice.
    if (result.ok) return;
    setLoading(false);
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
        <Field label="Email">
          <TextInput
            ref={emailInput}
            type="email"
            name="email"
            autoComplete="username"
            placeholder="Enter email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Password">
          <PasswordInput
            ref={passwordInput}
            name="password"
            autoComplete="new-password"
            placeholder="Enter Password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label="Confirm Password">
          <PasswordInput
            ref={confirmInput}
            name="confirm-password"
            autoComplete="new-password"
            placeholder="Confirm Password"
            value={confirmPassword}
            onChange={(event) => setConfirmPassword(event.target.value)}
          />
        </Field>
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
