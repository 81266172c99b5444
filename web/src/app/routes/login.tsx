import { loginWords } from "@smart-planner/words/en/login";
import { type ComponentType, useEffect, useState } from "react";
import { AuthLayout } from "../../features/auth/auth-layout.tsx";
import { LoginForm } from "../../features/auth/login-form.tsx";
import { waysHere } from "../../platform/ways-here.ts";
import { useWords } from "../../ui/use-words.ts";
import { Brand } from "../brand.tsx";
import { Credit } from "../footer.tsx";
import { usePageTitle } from "../page-title.ts";

export const Component = () => {
  usePageTitle(useWords(loginWords).login);
  const [MoreWays, setMoreWays] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Loaded by hand, where there is something to show: the first page pays for nothing that it may not need.
    if (waysHere() === "") return;
    import("../../features/auth/more-ways.tsx").then(
      (part) => setMoreWays(() => part.MoreWays),
      () => undefined,
    );
  }, []);
  return (
    <AuthLayout brand={<Brand />} credit={<Credit />}>
      <LoginForm />
      <div className="more-ways">{MoreWays !== null && <MoreWays />}</div>
    </AuthLayout>
  );
};
