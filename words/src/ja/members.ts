import account from "./account.ts";
import planner from "./planner.ts";

export default [...account, ...planner];
