import { createListeners } from "./listeners.ts";
import type { Schema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";

/** A choice stored in this browser and the same in all its tabs. */
export const createSetting = <Value>({
  storage,
  key,
  schema,
  usual,
  show = () => undefined,
}: {
  readonly storage: AppStorage;
  readonly key: string;
  readonly schema: Schema<Value>;
  /** Not stored. */
  readonly usual: Value;
  readonly show?: (value: Value) => void;
}) => {
  const { tell, subscribe } = createListeners();
  const stored = (): Value => storage.read({ key, schema, fallback: usual });
  let value = stored();
  show(value);

  const become = (next: Value): void => {
    value = next;
    show(value);
    tell();
  };
  storage.subscribe({ keys: [key], listener: () => become(stored()) });

  return {
    current: (): Value => value,
    choose: (next: Value): void => {
      if (next === usual) storage.remove([key]);
      else storage.write({ key, value: next });
      become(next);
    },
    subscribe,
  };
};

export type Setting<Value> = ReturnType<typeof createSetting<Value>>;
