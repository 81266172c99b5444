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

interface SignInVariables {
  readonly OIDC_ISSUER?: URL | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_NAME?: string | undefined;
  readonly PASSWORDS: "on" | "off";
  readonly PASSKEYS: "on" | "off";
  readonly PUBLIC_URL?: URL | undefined;
}

type SignInConfigResult =
  | { readonly ok: true; readonly signIn: SignInConfig }
  | { readonly ok: false; readonly message: string };

const defaultName = "your school account";

const isLocal = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Without OIDC_ISSUER there is no provider. */
export function signInConfigOf(values: SignInVariables): SignInConfigResult {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, PUBLIC_URL } = values;
  const passwords = values.PASSWORDS === "on";
  const passkeys = values.PASSKEYS === "on";
  if (OIDC_ISSUER === undefined) {
    if (passwords) return { ok: true, signIn: { hosted: undefined, passwords, passkeys } };
    return { ok: false, message: "PASSWORDS=off needs OIDC_ISSUER, or nobody could sign in." };
  }
  if (OIDC_CLIENT_ID === undefined) {
    return { ok: false, message: "OIDC_ISSUER needs OIDC_CLIENT_ID, the name the provider knows." };
  }
  if (PUBLIC_URL === undefined) {
    return { ok: false, message: "OIDC_ISSUER needs PUBLIC_URL, where people come back to." };
  }
  if (OIDC_ISSUER.protocol !== "https:" && !isLocal(OIDC_ISSUER)) {
    return { ok: false, message: "OIDC_ISSUER must be an https address." };
  }
  return {
    ok: true,
    signIn: {
      hosted: {
        issuer: OIDC_ISSUER,
        clientId: OIDC_CLIENT_ID,
        clientSecret: OIDC_CLIENT_SECRET,
        name: OIDC_NAME ?? defaultName,
        publicUrl: PUBLIC_URL,
      },
      passwords,
      passkeys,
    },
  };
}
