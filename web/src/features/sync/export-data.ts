import { writeExportFile } from "@smart-planner/contract";
import type { Platform } from "../../platform/platform.ts";
import { quarantineKey } from "../../platform/quarantine.ts";
import { schemaOf } from "../../platform/schema.ts";
import type { Workspace } from "../../platform/workspace.ts";

const listSchema = schemaOf((input): input is readonly unknown[] => Array.isArray(input));

/** Includes texts the storage refused: the file may be the only copy. */
export const exportData = (
  { clock, files, storage }: Pick<Platform, "clock" | "files" | "storage">,
  workspace: Workspace,
): void => {
  const setAside = storage.read({ key: quarantineKey, schema: listSchema, fallback: [] });
  files.save({
    name: `smart-planner-${clock.now().day}.json`,
    type: "application/json",
    text: writeExportFile({ texts: workspace.allTexts(), setAside, exportedAt: clock.timestamp() }),
  });
};
