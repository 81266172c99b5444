import { loginWords } from "@smart-planner/words/en/login";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { useCredentials } from "./use-credentials.ts";

/** The guard redirects, so nothing here navigates. */
export const LoginForm = () => {
  const words = useWords(loginWords);
  const { identity, log } = usePlatform();
  const { email, password, take } = useCredentials();
  const [isRefused, setRefused] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    const credentials = take();
    if (credentials === null) return;
    setRefused(false);
    setLoading(true);
    const result = await identity.signIn(credentials);
    // Busy until the planner is shown, so that nothing is sent twice.
    if (result.ok) return;
    setLoading(false);
    log.warn("Login failed", result.message);
    setRefused(true);
    password.input.current?.focus();
    password.input.current?.select();
  };

  return (
    <>
      <h1>{words.login}</h1>
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => void logIn(event)}
        className="grid gap-4"
      >
        <EmailField typed={email} invalid={isRefused} />
        <PasswordField
          typed={password}
          label={words.password}
          name="password"
          autoComplete="current-password"
          placeholder={words.enterPassword}
          invalid={isRefused}
        />
        <p className="text-sm">
          <Link to="/reset">{words.forgotPassword}</Link>
        </p>
        <Button type="submit" variant="primary" size="lg" block loading={isLoading}>
          {words.login}
        </Button>
      </form>
      <p className="text-sm">
        <Link to="/signup">{words.noAccount}</Link>
      </p>
      <p
        aria-hidden="true"
        className="flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong"
      >
        {words.or}
      </p>
      <Button size="lg" block onClick={() => identity.startDemo()}>
        {words.demo}
      </Button>
    </>
  );
};
