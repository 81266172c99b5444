import { keptWaysWords } from "@smart-planner/words/en/kept-ways";
import type { EnvironmentValues } from "../../config.ts";
import { StartRefused } from "../../start-refused.ts";

export interface HostedConfig {
  readonly issuer: URL;
  readonly clientId: string;
  /** Missing for a public client. */
  readonly clientSecret: string | undefined;
  /** Shown after "Continue with". */
  readonly name: string;
  /** Base of the redirect URL. */
  readonly publicUrl: URL;
}

export interface SignInConfig {
  readonly hosted: HostedConfig | undefined;
  readonly passwords: boolean;
  readonly passkeys: boolean;
}

const isLocal = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Without OIDC_ISSUER there is no provider. */
export function signInConfigOf(values: EnvironmentValues): SignInConfig {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, PUBLIC_URL } = values;
  const passwords = values.PASSWORDS === "on";
  const passkeys = values.PASSKEYS === "on";
  if (OIDC_ISSUER === undefined) {
    if (passwords) return { hosted: undefined, passwords, passkeys };
    throw new StartRefused("PASSWORDS=off needs OIDC_ISSUER, or no one could sign in.");
  }
  if (OIDC_CLIENT_ID === undefined)
    throw new StartRefused("OIDC_ISSUER needs OIDC_CLIENT_ID, the name the provider knows.");
  if (PUBLIC_URL === undefined)
    throw new StartRefused("OIDC_ISSUER needs PUBLIC_URL, where people come back to.");
  if (OIDC_ISSUER.protocol !== "https:" && !isLocal(OIDC_ISSUER))
    throw new StartRefused("OIDC_ISSUER must be an https address.");
  const hosted = {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: OIDC_NAME ?? keptWaysWords.schoolAccount,
    publicUrl: PUBLIC_URL,
  };
  return { hosted, passwords, passkeys };
}
