import { useEffect, useState } from "react";

/** Tells a prerendered page (`fill-template.ts`) to repeat a press that came too early. */
export const useHeldPress = () => {
  // One render later the fields have the text typed before.
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (isLive) dispatchEvent(new Event("live"));
    else setLive(true);
  }, [isLive]);
};
