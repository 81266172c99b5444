/** The readers of typed and pasted text, in a file of their own. */
export { readComingUp, readDueWork } from "@smart-planner/planner/due-work";
