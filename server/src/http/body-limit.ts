import { bodyLimit } from "hono/body-limit";
import { refuse } from "./errors.ts";

export const defaultMaxBodyBytes = 256 * 1024;

export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) =>
      refuse(c, {
        status: 413,
        error: `That is too much to send at once: at most ${Math.floor(maxSize / 1024)} KB.`,
      }),
  });
