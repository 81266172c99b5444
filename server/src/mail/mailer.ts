export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** One-click unsubscribe URL. */
  readonly unsubscribeUrl?: string;
}

/**
 * `sent`: accepted. `not-sent`: surely not accepted, retry. `refused`: permanently. `unknown`: the
 * connection broke during delivery.
 */
export type MailOutcome = "sent" | "not-sent" | "refused" | "unknown";

export interface Mailer {
  readonly send: (message: MailMessage) => Promise<MailOutcome>;
}

export interface Mailing {
  readonly mailer: Mailer;
  /** The base URL of links. */
  readonly publicUrl: URL;
}
