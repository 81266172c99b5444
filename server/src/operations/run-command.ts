import { StartRefused } from "../start-refused.ts";

/** Prints the result, or one sentence why not. */
export async function runCommand(command: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
