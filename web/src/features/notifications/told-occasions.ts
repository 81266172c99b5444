import { toldOccasionsSchema } from "@smart-planner/contract";
import type { Occasion } from "@smart-planner/planner/calendars";
import type { CalendarDay } from "@smart-planner/planner/model";
import { toldKey } from "../../platform/personal-keys.ts";
import type { AppStorage } from "../../platform/storage.ts";

const read = (storage: AppStorage) =>
  storage.read({ key: toldKey, schema: toldOccasionsSchema, fallback: [] });

export const isTold = (storage: AppStorage, id: string): boolean =>
  read(storage).some((told) => told.id === id);

/** Past occasions are dropped: they cannot be due again. */
export const addTold = ({
  storage,
  occasion: { id, day },
  today,
}: {
  readonly storage: AppStorage;
  readonly occasion: Occasion;
  readonly today: CalendarDay;
}): void => {
  const kept = read(storage).filter((told) => told.day >= today);
  storage.write({ key: toldKey, value: [...kept, { id, day }] });
};
