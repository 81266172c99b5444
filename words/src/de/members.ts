import account from "./account.ts";
import changes from "./changes.ts";
import home from "./home.ts";
import plan from "./plan.ts";
import planner from "./planner.ts";
import readings from "./readings.ts";
import sessions from "./sessions.ts";
import wishes from "./wishes.ts";
import work from "./work.ts";

export default [
  ...account,
  ...changes,
  ...home,
  ...plan,
  ...planner,
  ...readings,
  ...sessions,
  ...wishes,
  ...work,
];
