import { toolsOf } from "../said.ts";

export const tools = toolsOf("de");
export const { count, date, length } = tools;
