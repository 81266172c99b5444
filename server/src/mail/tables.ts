/** A mail that is to be sent: what it is about, and nothing that opens anything. */
export interface MailOutboxTable {
  readonly id: string;
  /** Says who writes it when it is sent. */
  readonly kind: string;
  /** Whose it is, where that is known; it goes with the account. */
  readonly user_id: string | null;
  /** An address or an id, by which the rest is looked up when it is sent. */
  readonly about: string;
  /** When it is tried next; while one process is at it, when another may. */
  readonly due_at: number;
  readonly attempts: number;
}

export interface MailTables {
  readonly mail_outbox: MailOutboxTable;
}
