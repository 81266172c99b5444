import { wordsOf } from "@smart-planner/contract";
import type { Occasion } from "@smart-planner/planner/calendars";
import type { PushDeviceTable } from "../tables.ts";

export interface PushMessage {
  readonly text: string;
  readonly paddedBytes: number;
}

interface MessageInput {
  readonly shows: PushDeviceTable["shows"];
  /** A hash: the occasion may name a subject. */
  readonly tag: string;
  readonly publicUrl: URL;
}

const longestBody = 600;
const version = 1;

const quietTitleOf = ({ content }: Occasion): string => {
  switch (content.kind) {
    case "studyReminder":
      return `A session starts at ${content.startTime}`;
    case "examAlert":
      return content.work === undefined ? "An exam is coming up" : "Work is due soon";
    case "weeklyDigest":
      return "Your week";
    case "morningQuote":
      return "A line to start the day";
  }
};

/** For browsers with declarative push, and for the service worker in others. */
const messageOf = (
  { title, body, kind }: { title: string; body: string; kind: string },
  { shows, tag, publicUrl }: MessageInput,
): PushMessage => ({
  text: JSON.stringify({
    web_push: 8030,
    notification: {
      ...{ title, body, tag },
      navigate: publicUrl.href,
      lang: "en",
      dir: "ltr",
      data: { v: version, kind },
    },
    mutable: true,
  }),
  paddedBytes: shows === "names" ? 1_024 : 512,
});

/** Subjects are named only if the student asked: others see a lock screen. */
export const occasionMessage = (occasion: Occasion, input: MessageInput): PushMessage => {
  const { kind } = occasion.content;
  if (input.shows === "quiet")
    return messageOf(
      { title: quietTitleOf(occasion), body: "Open Smart Planner to see it.", kind },
      input,
    );
  const { title, lines } = wordsOf(occasion);
  return messageOf({ title, body: lines.join("\n").slice(0, longestBody), kind }, input);
};

/** Shows that a new device can be reached. */
export const firstMessage = (input: Omit<MessageInput, "tag">): PushMessage =>
  messageOf(
    {
      title: "Reminders are on",
      body: "They come to this device, also when Smart Planner is closed.",
      kind: "first",
    },
    { ...input, tag: "first" },
  );
