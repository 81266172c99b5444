import { type Display, quoteOf } from "@smart-planner/contract";
import type { Occasion } from "@smart-planner/planner/calendars";
import { reminderWords } from "@smart-planner/words/en/reminders";
import { reminderText } from "@smart-planner/words/reminder-text";
import type { Spoken } from "../../http/spoken.ts";
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
  readonly spoken: Spoken;
}

const longestBody = 600;
const longestKey = 600;
const version = 1;

const quietTitleOf = (
  { content }: Occasion,
  { showTime }: Display,
  { quiet, quote }: typeof reminderWords,
): string => {
  switch (content.kind) {
    case "studyReminder":
      return quiet.session(showTime(content.startTime));
    case "examAlert":
      return content.work === undefined ? quiet.exam : quiet.due;
    case "weeklyDigest":
      return quiet.week;
    case "morningQuote":
      return quote;
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
  { shows, tag, publicUrl, spoken }: MessageInput,
): PushMessage => ({
  text: JSON.stringify({
    web_push: 8030,
    notification: {
      ...{ title, body, tag },
      navigate: publicUrl.href,
      lang: spoken.tag,
      dir: spoken.direction,
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
  const { words } = input.spoken;
  if (input.shows === "quiet") {
    const texts = words(reminderWords);
    const title = quietTitleOf(occasion, display, texts);
    return messageOf({ title, body: texts.quiet.open, ...about }, input);
  }
  const { showTime } = display;
  const { title, lines } = reminderText(occasion, { words, showTime, quoteOf });
  return messageOf({ title, body: lines.join("\n").slice(0, longestBody), ...about }, input);
};

/** The worker fills in the content of the first showing. */
export const againMessage = (input: MessageInput): PushMessage => {
  const { again, againText } = input.spoken.words(reminderWords);
  return messageOf({ title: again, body: againText, kind: "studyReminder" }, input);
};

/** Shows that a new device can be reached. */
export const firstMessage = (input: Omit<MessageInput, "tag">): PushMessage => {
  const { first, firstText } = input.spoken.words(reminderWords);
  return messageOf({ title: first, body: firstText, kind: "first" }, { ...input, tag: "first" });
};
