import { passwordLength } from "@smart-planner/contract";
import type { NewPassword } from "./common-password.ts";

export async function passwordProblem(input: NewPassword): Promise<string | undefined> {
  const length = [...input.password].length;
  if (length < passwordLength.least) {
    return `The password needs at least ${passwordLength.least} characters.`;
  }
  if (length > passwordLength.most) {
    return `The password can have at most ${passwordLength.most} characters.`;
  }
  // Loading the dictionaries takes a third of a second: not at startup.
  const { isCommonPassword } = await import("./common-password.ts");
  if (isCommonPassword(input)) {
    return "That password is among the first that others would try. Choose another, such as three or four words that do not belong together.";
  }
  return undefined;
}
