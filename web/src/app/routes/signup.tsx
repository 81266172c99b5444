import { signupWords } from "@smart-planner/words/en/signup";
import { AuthLayout } from "../../features/auth/auth-layout.tsx";
import { SignUpForm } from "../../features/auth/sign-up-form.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Brand } from "../brand.tsx";
import { Credit } from "../footer.tsx";
import { usePageTitle } from "../page-title.ts";
import { usePasswordsHere } from "../use-passwords-here.ts";

export const Component = () => {
  usePageTitle(useWords(signupWords).signUp);
  usePasswordsHere();
  return (
    <AuthLayout brand={<Brand />} credit={<Credit />}>
      <SignUpForm />
    </AuthLayout>
  );
};
