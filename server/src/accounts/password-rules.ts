import { passwordLength } from "@smart-planner/contract";
import { errorOf, type SaidError } from "../http/error-of.ts";
import type { NewPassword } from "./common-password.ts";

export async function passwordProblem(input: NewPassword): Promise<SaidError | undefined> {
  const length = [...input.password].length;
  if (length < passwordLength.least) {
    return errorOf("password-short", passwordLength.least);
  }
  if (length > passwordLength.most) {
    return errorOf("password-long", passwordLength.most);
  }
  // Loading the dictionaries takes a third of a second: not at startup.
  const { isCommonPassword } = await import("./common-password.ts");
  if (isCommonPassword(input)) {
    return errorOf("password-common");
  }
  return undefined;
}
