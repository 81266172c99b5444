import { existsSync } from "node:fs";
import { type Config, readConfig } from "../config.ts";
import { StartRefused } from "../start-refused.ts";

export function commandConfig(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const read = readConfig(process.env);
  if (!read.ok) throw new StartRefused(read.message);
  return read.config;
}
