import account from "./account.ts";
import plan from "./plan.ts";
import planner from "./planner.ts";
import readings from "./readings.ts";
import work from "./work.ts";

export default [...account, ...planner, ...plan, ...readings, ...work];
