import { resetWords } from "@smart-planner/words/en/reset";
import { useLocation, useSearchParams } from "react-router";
import { AuthLayout } from "../../features/auth/auth-layout.tsx";
import { ForgotPassword } from "../../features/auth/forgot-password.tsx";
import { NewPasswordByLink } from "../../features/auth/new-password-by-link.tsx";
import { RecoverByCode } from "../../features/auth/recover-by-code.tsx";
import { waysHere } from "../../platform/ways-here.ts";
import { useWords } from "../../ui/use-words.ts";
import { Brand } from "../brand.tsx";
import { Credit } from "../footer.tsx";
import { usePageTitle } from "../page-title.ts";
import { passwordsAreOff, usePasswordsHere } from "../use-passwords-here.ts";

/** One address for all of it: a link in a mail carries its token if no server sees it. */
export const Component = () => {
  usePageTitle(useWords(resetWords).forgotPassword);
  usePasswordsHere();
  const { hash, key } = useLocation();
  const [query] = useSearchParams();
  const token = hash.slice(1);
  const sendsMail = waysHere().split(" ").includes("mail");
  if (passwordsAreOff()) return null;
  return (
    <AuthLayout brand={<Brand />} credit={<Credit />}>
      {token !== "" ? (
        <NewPasswordByLink key={key} token={token} />
      ) : query.has("code") || !sendsMail ? (
        <RecoverByCode sendsMail={sendsMail} />
      ) : (
        <ForgotPassword />
      )}
    </AuthLayout>
  );
};
