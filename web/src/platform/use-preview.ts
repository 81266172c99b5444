import { useSyncExternalStore } from "react";
import { usePlatform } from "./platform.ts";

const off = () => false;

export const usePreview = (): boolean => {
  const { preview } = usePlatform();
  return useSyncExternalStore(preview.subscribe, preview.current, off);
};
