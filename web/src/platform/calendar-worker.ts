import { readDatedEvents } from "@smart-planner/calendar-files";

self.onmessage = ({ data }: MessageEvent<Parameters<typeof readDatedEvents>[0]>) => {
  self.postMessage(readDatedEvents(data));
};
