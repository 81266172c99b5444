import { useEffect, useState } from "react";

/** Tells a prerendered page (`fill-template.ts`) that what was pressed on it too early can be pressed now. */
export const useHeldPress = () => {
  // One round later the fields know what was typed before.
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (isLive) dispatchEvent(new Event("live"));
    else setLive(true);
  }, [isLive]);
};
