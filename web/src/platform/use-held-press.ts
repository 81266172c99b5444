import { useEffect, useState } from "react";

/** Makes the press again that a prerendered page noted (`fill-template.ts`): nothing was there yet to hear it. */
export const useHeldPress = () => {
  const [isLive, setLive] = useState(false);
  // One round later the fields know what was typed before.
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (!isLive) return;
    document.documentElement.dataset.live = "";
    const pressed = document.querySelector<HTMLElement>("[data-pressed]");
    pressed?.removeAttribute("data-pressed");
    pressed?.click();
  }, [isLive]);
};
