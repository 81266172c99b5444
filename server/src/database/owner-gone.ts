/** A row was to be written for an account that is deleted. */
export class OwnerGone extends Error {
  override readonly name = "OwnerGone";

  constructor(cause: unknown) {
    super("What it belongs to is gone.", { cause });
  }
}
