export interface ContactMessageTable {
  readonly id: string;
  /** Who was signed in, if anybody. */
  readonly user_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly received_at: number;
  /** When it is to be mailed next; `null` once it was. Where nobody gets mail yet, it waits. */
  readonly mail_at: number | null;
  readonly mail_attempts: number;
}

export interface ContactTables {
  readonly contact_message: ContactMessageTable;
}
