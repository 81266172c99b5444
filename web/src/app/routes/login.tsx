import { AuthLayout } from "../../features/auth/auth-layout.tsx";
import { LoginForm } from "../../features/auth/login-form.tsx";
import { Brand } from "../brand.tsx";
import { Credit } from "../footer.tsx";
import { usePageTitle } from "../page-title.ts";

export const Component = () => {
  usePageTitle("Login");
  return (
    <AuthLayout brand={<Brand />} credit={<Credit />}>
      <LoginForm />
    </AuthLayout>
  );
};
