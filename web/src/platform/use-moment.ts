import { useEffect, useState } from "react";
import type { Moment } from "./clock.ts";
import { usePlatform } from "./platform.ts";

const halfMinute = 30_000;

export const useMoment = (): Moment => {
  const { clock } = usePlatform();
  const [moment, setMoment] = useState(() => clock.now());
  useEffect(() => {
    const look = () =>
      setMoment((before) => {
        const now = clock.now();
        return now.day === before.day && now.minuteOfDay === before.minuteOfDay ? before : now;
      });
    const timer = setInterval(look, halfMinute);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [clock]);
  return moment;
};
