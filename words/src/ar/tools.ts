import { toolsOf } from "../said.ts";

export const tools = toolsOf("ar");
export const { count, date, length } = tools;
