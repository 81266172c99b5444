export interface MailConfig {
  /** `smtp:` or `smtps:`, with credentials if needed. */
  readonly smtpUrl: URL;
  readonly from: string;
  readonly contactTo: string | undefined;
  readonly publicUrl: URL;
}

interface MailVariables {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly CONTACT_TO?: string | undefined;
  readonly PUBLIC_URL?: URL | undefined;
}

type MailConfigResult =
  | { readonly ok: true; readonly mail: MailConfig | undefined }
  | { readonly ok: false; readonly message: string };

/** Without SMTP_URL nothing is mailed. */
export function mailConfigOf(values: MailVariables): MailConfigResult {
  const { SMTP_URL, MAIL_FROM, CONTACT_TO, PUBLIC_URL } = values;
  if (SMTP_URL === undefined) return { ok: true, mail: undefined };
  if (MAIL_FROM === undefined) {
    return { ok: false, message: "SMTP_URL needs MAIL_FROM, the address that mail comes from." };
  }
  if (PUBLIC_URL === undefined) {
    return { ok: false, message: "SMTP_URL needs PUBLIC_URL, for the links in the mail." };
  }
  return {
    ok: true,
    mail: {
      smtpUrl: new URL(SMTP_URL),
      from: MAIL_FROM,
      contactTo: CONTACT_TO,
      publicUrl: PUBLIC_URL,
    },
  };
}
