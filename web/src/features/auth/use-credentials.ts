import { usePlatform } from "../../platform/platform.ts";
import { useTypedText } from "./use-typed-text.ts";

/** The email and the password that both forms ask for. */
export const useCredentials = () => {
  const { dialogs } = usePlatform();
  const email = useTypedText();
  const password = useTypedText();
  return {
    email,
    password,
    /** Null where one of them is missing, which is said, and the field shown. */
    take: () => {
      const typed = { email: email.text.trim(), password: password.text };
      if (typed.email !== "" && typed.password !== "") return typed;
      dialogs.alert("Please fill in all fields");
      (typed.email === "" ? email : password).input.current?.focus();
      return null;
    },
  };
};
