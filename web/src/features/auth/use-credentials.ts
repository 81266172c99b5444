import { loginWords } from "@smart-planner/words/en/login";
import { usePlatform } from "../../platform/platform.ts";
import { useWords } from "../../ui/use-words.ts";
import { useTypedText } from "./use-typed-text.ts";

/** Email and password of both forms. */
export const useCredentials = () => {
  const words = useWords(loginWords);
  const { dialogs } = usePlatform();
  const email = useTypedText();
  const password = useTypedText();
  return {
    email,
    password,
    /** Null if one is missing; then it shows the message and focuses the field. */
    take: () => {
      const typed = { email: email.text.trim(), password: password.text };
      if (typed.email !== "" && typed.password !== "") return typed;
      dialogs.alert(words.fillIn);
      (typed.email === "" ? email : password).input.current?.focus();
      return null;
    },
  };
};
