import type { Mailer } from "../mail/mailer.ts";

/** What it takes to mail notifications. */
export interface Mailing {
  readonly mailer: Mailer;
  /** Links in a message begin with it. */
  readonly publicUrl: URL;
}
