export interface MailOutboxTable {
  readonly id: string;
  /** Selects the writer. */
  readonly kind: string;
  readonly user_id: string | null;
  /** An address or id, resolved when it is sent. */
  readonly about: string;
  /** The next attempt, or the end of a lease. */
  readonly due_at: number;
  readonly attempts: number;
  /** Of the request, where the account has chosen none. */
  readonly language: string | null;
}

export interface MailTables {
  readonly mail_outbox: MailOutboxTable;
}
