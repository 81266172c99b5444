/** In a file of its own: its words are loaded only if no server reads them. */
export { readWishes } from "@smart-planner/planner/wishes";
