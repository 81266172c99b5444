import type { Migrations } from "../database/migration.ts";

export const mailMigrations: Migrations = {
  /** One outbox instead of a queue per table. */
  "087-mail-outbox": `
    create table mail_outbox (
      id text primary key,
      kind text not null,
      user_id text references account_user (id) on delete cascade,
      about text not null,
      due_at bigint not null,
      attempts integer not null
    );
    create index mail_outbox_due_at on mail_outbox (due_at);
    create index mail_outbox_user_id on mail_outbox (user_id);
    create index mail_outbox_about on mail_outbox (about);
    insert into mail_outbox (id, kind, user_id, about, due_at, attempts)
      select id, kind, user_id, email, due_at, attempts from account_mail;
    drop table account_mail;
    insert into mail_outbox (id, kind, user_id, about, due_at, attempts)
      select 'contact ' || id, 'contact', user_id, id, mail_at, 0 from contact_message
      where mail_at is not null;
    insert into mail_outbox (id, kind, user_id, about, due_at, attempts)
      select 'confirm ' || user_id, 'confirm-notifications', user_id, email, confirm_mail_at, 0
      from notification_settings where confirm_mail_at is not null;
    drop index notification_settings_confirm;
    drop index contact_message_mail_at;
    alter table contact_message drop column mail_at;
    alter table contact_message drop column mail_attempts;
    alter table notification_settings drop column confirm_mail_at;
    alter table notification_settings drop column confirm_attempts;
  `,
  /** Of the request, for accounts that have chosen none. */
  "096-mail-language": `
    alter table mail_outbox add column language text;
  `,
};
