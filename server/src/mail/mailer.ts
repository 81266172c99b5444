export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** An address that ends such messages with one POST. */
  readonly unsubscribeUrl?: string;
}

/**
 * `sent`: the mail server took it. `not-sent`: it surely did not, and a later try may succeed.
 * `refused`: it never will. `unknown`: the line broke while it was handed over.
 */
export type MailOutcome = "sent" | "not-sent" | "refused" | "unknown";

export interface Mailer {
  readonly send: (message: MailMessage) => Promise<MailOutcome>;
}
