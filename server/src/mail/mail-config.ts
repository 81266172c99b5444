import type { EnvironmentValues } from "../config.ts";
import { StartRefused } from "../start-refused.ts";

export interface MailConfig {
  /** `smtp:` or `smtps:`, with credentials if needed. */
  readonly smtpUrl: URL;
  readonly from: string;
  readonly contactTo: string | undefined;
  readonly publicUrl: URL;
}

/** Without SMTP_URL nothing is mailed. */
export function mailConfigOf(values: EnvironmentValues): MailConfig | undefined {
  const { SMTP_URL, MAIL_FROM, CONTACT_TO, PUBLIC_URL } = values;
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined)
    throw new StartRefused("SMTP_URL needs MAIL_FROM, the address that mail comes from.");
  if (PUBLIC_URL === undefined)
    throw new StartRefused("SMTP_URL needs PUBLIC_URL, for the links in the mail.");
  const smtpUrl = new URL(SMTP_URL);
  return { smtpUrl, from: MAIL_FROM, contactTo: CONTACT_TO, publicUrl: PUBLIC_URL };
}
