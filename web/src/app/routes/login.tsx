import { loginWords } from "@smart-planner/words/en/login";
import { AuthLayout } from "../../features/auth/auth-layout.tsx";
import { LoginForm } from "../../features/auth/login-form.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { waysHere } from "../../platform/ways-here.ts";
import { useWords } from "../../ui/use-words.ts";
import { Brand } from "../brand.tsx";
import { Credit } from "../footer.tsx";
import { usePageTitle } from "../page-title.ts";
import { useLatePart } from "../use-late-part.tsx";

export const Component = () => {
  const { language } = usePlatform();
  usePageTitle(useWords(loginWords).login);
  const moreWays = useLatePart(() =>
    waysHere() === "" ? undefined : import("../../features/auth/more-ways.tsx"),
  );
  const offer = useLatePart(() =>
    language.wanted().length === 0 ? undefined : import("../language-offer.tsx"),
  );
  return (
    <AuthLayout
      brand={
        <>
          <Brand />
          {offer}
        </>
      }
      credit={<Credit />}
    >
      <LoginForm />
      <div className="more-ways">{moreWays}</div>
    </AuthLayout>
  );
};
