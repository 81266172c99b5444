export interface ContactMessageTable {
  readonly id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly received_at: number;
}

export interface ContactTables {
  readonly contact_message: ContactMessageTable;
}
