import { passwordWords } from "@smart-planner/words/en/password";
import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field-control.ts";
import { LineIcon } from "./line-icon.tsx";
import { useWords } from "./use-words.ts";

/** Tells a password manager whose password it is. */
export const UsernameHint = ({ email }: { readonly email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);

export const PasswordInput = ({ className, ...rest }: Omit<ComponentProps<"input">, "type">) => {
  const words = useWords(passwordWords);
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...useFieldControl(rest)}
        type={isShown ? "text" : "password"}
        className={classNames("control pe-11", className)}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={words.showCharacters}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-1 end-1 grid w-9 place-items-center rounded-lg text-ink-3 hover:text-ink"
      >
        <LineIcon name={isShown ? "eye-off" : "eye"} className="size-4.5" />
      </button>
    </span>
  );
};
