/** A write for a deleted account. */
export class OwnerGone extends Error {
  override readonly name = "OwnerGone";

  constructor(cause: unknown) {
    super("What it belongs to is gone.", { cause });
  }
}
