import { workerData } from "node:worker_threads";
import { z } from "zod";
import { backupSqlite } from "./backup-sqlite.ts";

backupSqlite(z.object({ folder: z.string(), file: z.string() }).parse(workerData));
