import account from "./account.ts";
import planner from "./planner.ts";
import work from "./work.ts";

export default [...account, ...planner, ...work];
