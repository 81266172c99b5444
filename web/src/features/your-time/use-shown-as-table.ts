import { useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { textsSchema } from "../../platform/schema.ts";

const key = "smartplanner_time_tables";

/** Whether a picture is shown as a table on this browser. */
export const useShownAsTable = (id: string): readonly [boolean, (isTable: boolean) => void] => {
  const { storage } = usePlatform();
  const read = () => storage.read<readonly string[]>({ key, schema: textsSchema, fallback: [] });
  const [isTable, setTable] = useState(() => read().includes(id));
  return [
    isTable,
    (next) => {
      const others = read().filter((name) => name !== id);
      storage.write({ key, value: next ? [...others, id] : others });
      setTable(next);
    },
  ];
};
