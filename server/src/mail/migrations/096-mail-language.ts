import type { Migration } from "../../database/migration.ts";

/** Of the request, for accounts that have chosen none. */
export const mailLanguage: Migration = `
  alter table mail_outbox add column language text;
`;
