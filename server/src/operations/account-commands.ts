import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { forgetSecretKey } from "../secrets/check-secret-key.ts";
import { StartRefused } from "../start-refused.ts";

interface CommandInput {
  readonly database: Pick<Database, "db" | "kind" | "scrub">;
  readonly args: readonly string[];
  readonly now: number;
}

type Command = (input: CommandInput) => Promise<string>;

async function accountOf({ database: { db }, args: [name] }: CommandInput) {
  if (name === undefined) throw new StartRefused("Name the account: its e-mail address or its id.");
  const found = await db
    .selectFrom("account_user")
    .select(["id", "email"])
    .where((eb) => eb.or([eb("id", "=", name), eb("email", "=", name.toLowerCase())]))
    .executeTakeFirst();
  if (found === undefined) throw new StartRefused(`There is no account ${name}.`);
  return found;
}

const endSessions: Command = async (input) => {
  const { db } = input.database;
  const isEveryone = input.args[0] === "--all";
  const account = isEveryone ? undefined : await accountOf(input);
  const { numDeletedRows } = await db
    .deleteFrom("account_session")
    .$if(account !== undefined, (query) => query.where("user_id", "=", account?.id ?? ""))
    .executeTakeFirst();
  return `Ended ${numDeletedRows} sessions of ${account?.id ?? "everyone"}.`;
};

const disable: Command = async (input) => {
  const { db } = input.database;
  const { id } = await accountOf(input);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("account_user")
      .set({ disabled_at: input.now })
      .where("id", "=", id)
      .execute();
    await tx.deleteFrom("account_session").where("user_id", "=", id).execute();
  });
  return `Disabled ${id}: it keeps its data, and no one can use it.`;
};

const enable: Command = async (input) => {
  const { id } = await accountOf(input);
  await input.database.db
    .updateTable("account_user")
    .set({ disabled_at: null })
    .where("id", "=", id)
    .execute();
  return `Enabled ${id}.`;
};

const remove: Command = async (input) => {
  const { id } = await accountOf(input);
  if (!input.args.includes("--yes")) {
    throw new StartRefused(`This removes ${id} and everything of it for good; add --yes to do it.`);
  }
  await input.database.db.deleteFrom("account_user").where("id", "=", id).execute();
  await input.database.scrub();
  return `Deleted ${id} and everything of it.`;
};

const shown = 20;

const large: Command = async ({ database: { db } }) => {
  const { rows } = await sql<{ id: string; email: string; rows: number; bytes: number }>`
    select account_user.id, account_user.email, held."rows", held.bytes
    from (
      select user_id, count(*) as "rows", sum(bytes) as bytes from workspace_register
      group by user_id order by sum(bytes) desc limit ${sql.lit(shown)}
    ) as held
    join account_user on account_user.id = held.user_id
    order by held.bytes desc`.execute(db);
  const lines = rows.map(
    ({ id, email, rows: count, bytes }) =>
      `${String(Math.ceil(Number(bytes) / 1024)).padStart(8)} KB ${String(count).padStart(8)} rows  ${id}  ${email}`,
  );
  return lines.length === 0 ? "No account holds anything." : lines.join("\n");
};

const forgetKey: Command = async ({ database }) => {
  await forgetSecretKey(database);
  return "The next server that starts brings the key. People make their feeds and calendar addresses again.";
};

const commands: Readonly<Record<string, Command>> = {
  large,
  "end-sessions": endSessions,
  disable,
  enable,
  delete: remove,
  "forget-key": forgetKey,
};

const usage = `Say what to do:
  npm run accounts -- large                   the ${shown} accounts that hold the most
  npm run accounts -- end-sessions ACCOUNT    signs an account out everywhere; --all signs out everyone
  npm run accounts -- disable ACCOUNT         no one can use it; it keeps its data
  npm run accounts -- enable ACCOUNT
  npm run accounts -- delete ACCOUNT --yes    for good
  npm run accounts -- forget-key              servers may start with another SECRET_KEY
ACCOUNT is an e-mail address or an id.`;

/** Account commands for operators. */
export async function runAccountCommand({
  name,
  ...input
}: CommandInput & { readonly name: string | undefined }): Promise<string> {
  const command = Object.hasOwn(commands, name ?? "") ? commands[name ?? ""] : undefined;
  if (command === undefined) throw new StartRefused(usage);
  return command(input);
}
