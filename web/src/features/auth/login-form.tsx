import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useTypedText } from "./typed-text.ts";

/** The guard takes a signed-in user onwards, so nothing here navigates. */
export const LoginForm = () => {
  const { dialogs, identity, log } = usePlatform();
  const { input: emailInput, text: email, setText: setEmail } = useTypedText();
  const { input: passwordInput, text: password, setText: setPassword } = useTypedText();
  const [isRefused, setRefused] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    const trimmedEmail = email.trim();
    if (trimmedEmail === "" || password === "") {
      dialogs.alert("Please fill in all fields");
      (trimmedEmail === "" ? emailInput : passwordInput).current?.focus();
      return;
    }
    setRefused(false);
    setLoading(true);
    const result = await identity.signIn({ email: trimmedEmail, password });
    // Busy until the planner is there, so that nothing can be sent twice.
    if (result.ok) return;
    setLoading(false);
    log.warn("Login failed", result.message);
    setRefused(true);
    passwordInput.current?.focus();
    passwordInput.current?.select();
  };

  return (
    <>
      <h1>Login</h1>
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => void logIn(event)}
        className="grid gap-4"
      >
        <Field label="Email" invalid={isRefused}>
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
        <Field label="Password" invalid={isRefused}>
          <PasswordInput
            ref={passwordInput}
            name="password"
            autoComplete="current-password"
            placeholder="Enter Password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" block loading={isLoading}>
          Login
        </Button>
      </form>
      <p className="text-sm">
        <Link to="/signup">Don't have an account?</Link>
      </p>
      <p
        aria-hidden="true"
        className="flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong"
      >
        or
      </p>
      <Button size="lg" block onClick={() => identity.startDemo()}>
        Continue as Demo User
      </Button>
    </>
  );
};
