export interface ContactMessageTable {
  readonly id: string;
  /** Who was signed in, if anybody. */
  readonly user_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly received_at: number;
}

export interface ContactTables {
  readonly contact_message: ContactMessageTable;
}
