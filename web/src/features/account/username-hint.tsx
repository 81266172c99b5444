import type { User } from "../../platform/identity.ts";

/** Tells a password manager whose password it is. */
export const UsernameHint = ({ user }: { readonly user: User }) => (
  <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
);
