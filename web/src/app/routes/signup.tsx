import { AuthLayout } from "../../features/auth/auth-layout.tsx";
import { SignUpForm } from "../../features/auth/sign-up-form.tsx";
import { Brand } from "../brand.tsx";
import { Credit } from "../footer.tsx";
import { usePageTitle } from "../page-title.ts";
import { usePasswordsHere } from "../use-passwords-here.ts";

export const Component = () => {
  usePageTitle("Sign Up");
  usePasswordsHere();
  return (
    <AuthLayout brand={<Brand />} credit={<Credit />}>
      <SignUpForm />
    </AuthLayout>
  );
};
