import type { Mailer } from "../mail/mailer.ts";

export interface Mailing {
  readonly mailer: Mailer;
  /** The base URL of links. */
  readonly publicUrl: URL;
}
