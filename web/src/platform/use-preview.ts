import { useSyncExternalStore } from "react";
import { usePlatform } from "./platform.ts";

const off = () => false;

/** Renders again when the switch is turned, here or in another tab. */
export const usePreview = (): boolean => {
  const { preview } = usePlatform();
  return useSyncExternalStore(preview.subscribe, preview.isOn, off);
};
