import { createListeners } from "./listeners.ts";
import type { Schema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";

export interface Preview {
  isOn(): boolean;
  turn(on: boolean): void;
  subscribe(listener: () => void): () => void;
}

export const previewKey = "smartplanner_preview";

const onSchema: Schema<true> = {
  safeParse: (input) => (input === true ? { success: true, data: input } : { success: false }),
};

export const createPreview = ({ storage }: { readonly storage: AppStorage }): Preview => {
  const { tell, subscribe } = createListeners();
  const stored = (): boolean =>
    storage.read({ key: previewKey, schema: onSchema, fallback: false });
  let isOn = stored();

  const become = (next: boolean): void => {
    isOn = next;
    tell();
  };

  storage.subscribe({ keys: [previewKey], listener: () => become(stored()) });

  return {
    isOn: () => isOn,
    turn(on) {
      if (on) storage.write({ key: previewKey, value: true });
      else storage.remove([previewKey]);
      become(on);
    },
    subscribe,
  };
};
