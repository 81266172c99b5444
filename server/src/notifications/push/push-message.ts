import { type Display, wordsOf } from "@smart-planner/contract";
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
const longestKey = 600;
const version = 1;

const quietTitleOf = ({ content }: Occasion, { showTime }: Display): string => {
  switch (content.kind) {
    case "studyReminder":
      return `A session starts at ${showTime(content.startTime)}`;
    case "examAlert":
      return content.work === undefined ? "An exam is coming up" : "Work is due soon";
    case "weeklyDigest":
      return "Your week";
    case "morningQuote":
      return "A line to start the day";
  }
};

/** Encrypted with the rest and never shown: a press on the reminder is about this. */
const aboutOf = ({ content }: Occasion): { kind: string; key?: string } => {
  const { kind } = content;
  const key =
    kind === "studyReminder" ? content.key : kind === "examAlert" ? content.work?.id : undefined;
  const isHandIn = kind === "examAlert" && content.work !== undefined;
  return {
    kind: isHandIn ? "handIn" : kind,
    ...(key !== undefined && key.length <= longestKey && { key }),
  };
};

/** For browsers with declarative push, and for the service worker in others. */
const messageOf = (
  { title, body, ...about }: { title: string; body: string; kind: string; key?: string },
  { shows, tag, publicUrl }: MessageInput,
): PushMessage => ({
  text: JSON.stringify({
    web_push: 8030,
    notification: {
      ...{ title, body, tag },
      navigate: publicUrl.href,
      lang: "en",
      dir: "ltr",
      data: { v: version, ...about },
    },
    mutable: true,
  }),
  paddedBytes: shows === "names" ? 1_024 : 512,
});

/** Subjects are named only if the student asked: others see a lock screen. */
export const occasionMessage = (
  occasion: Occasion,
  display: Display,
  input: MessageInput,
): PushMessage => {
  const about = aboutOf(occasion);
  if (input.shows === "quiet")
    return messageOf(
      { title: quietTitleOf(occasion, display), body: "Open Smart Planner to see it.", ...about },
      input,
    );
  const { title, lines } = wordsOf(occasion, display);
  return messageOf({ title, body: lines.join("\n").slice(0, longestBody), ...about }, input);
};

/** The worker puts in what it showed the first time. */
export const againMessage = (input: MessageInput): PushMessage =>
  messageOf(
    {
      title: "A session is waiting",
      body: "You asked to be reminded again.",
      kind: "studyReminder",
    },
    input,
  );

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
