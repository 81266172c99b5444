import type { FileEvent } from "../read/read-calendar.ts";

/** The meaning of an entry's ids and links, by system. */
export interface SystemFacts {
  /** True for a due date, false for an event, undefined if unknown. */
  readonly due?: boolean;
  readonly course?: string;
  /** The system's word for the kind: `LECTURE`, `Klausur`, `Deadline`. */
  readonly sort?: string;
  readonly title?: string;
}

const trimmed = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Canvas: the last `[…]` of the title is the course; an override adds its name in parentheses. */
const canvas = ({ uid, url, title }: FileEvent): SystemFacts | undefined => {
  const isCanvas = /^event-(?:sub-)?(?:assignment|calendar-event)-/.test(uid);
  if (!isCanvas && !/[?&]include_contexts=/.test(url)) return undefined;
  const [, before = title, course] = /^(.*\S)\s*\[([^[\]]+)\]$/su.exec(title) ?? [];
  const bare = uid.includes("-override-") ? before.replace(/\s*\([^()]*\)$/u, "") : before;
  return {
    due: /^event-(?:sub-)?assignment-/.test(uid) || /#(?:sub_)?assignment_\d+$/.test(url),
    title: bare,
    ...(course !== undefined && { course }),
  };
};

const blackboard = ({ uid, description }: FileEvent): SystemFacts | undefined => {
  if (!uid.includes("_blackboard.")) return undefined;
  const [, sort] = /Event Type:\s*([^\n]+)/i.exec(description) ?? [];
  return {
    ...(uid.includes("GradableItem") && { due: true }),
    ...(sort !== undefined && { sort }),
  };
};

const brightspace = ({ location, description }: FileEvent, writer: string) =>
  /D2L|Desire2Learn|Brightspace/i.test(writer) || description.includes("/d2l/le/")
    ? { ...(location !== "" && { course: location }) }
    : undefined;

const schoology = ({ uid, url, description, location }: FileEvent, writer: string) => {
  const [, sort] =
    /\/(assignment|event|assessment|discussion)s?\/\d+/i.exec(`${url}\n${description}`) ?? [];
  if (sort === undefined || !/schoology|- Link:/i.test(`${writer}${uid}${url}${description}`))
    return undefined;
  const due = sort.toLowerCase() !== "event";
  return { due, ...(due && location !== "" && { course: location }) };
};

const openEdx = ({ uid, description }: FileEvent): SystemFacts | undefined => {
  const [, course] = /is due for (.+?)\.?$/su.exec(description) ?? [];
  if (!/^\d+\.block-v1:|\.due@/.test(uid)) return undefined;
  return { due: true, ...(course !== undefined && { course }) };
};

const ilias = ({ url }: FileEvent): SystemFacts | undefined =>
  /[?&]target=exc_|\/goto\.php\/exc\//.test(url) ? { due: true } : undefined;

const sakai = ({ comment }: FileEvent): SystemFacts | undefined => {
  const [, sort, course] = /^([^()]+?)\s*\((.+)\)$/su.exec(comment) ?? [];
  return sort === undefined || course === undefined ? undefined : { sort, course };
};

/** Stud.IP: the title is the course, the category the kind. */
const studip = ({ title, categories: [sort] }: FileEvent, writer: string) => {
  if (!/stud\.?ip/i.test(writer)) return undefined;
  return { ...(sort !== undefined && { sort }), course: title.replace(/^\p{L}+:\s*/u, "") };
};

/** The link to a Moodle activity names its module. */
const moodle = ({ description, url, categories: [course] }: FileEvent, writer: string) => {
  if (!/moodle/i.test(writer)) return undefined;
  const isWork = /\/mod\/(?:assign|quiz|workshop|turnitin\w*|vpl|lesson)\//.test(
    `${url}\n${description}`,
  );
  return { ...(isWork && { due: true }), ...(course !== undefined && { course }) };
};

const systems = [
  canvas,
  blackboard,
  brightspace,
  openEdx,
  ilias,
  studip,
  moodle,
  schoology,
  sakai,
] as const;

export const systemFactsOf = (event: FileEvent, writer: string): SystemFacts => {
  for (const system of systems) {
    const facts: SystemFacts | undefined = system(event, writer);
    if (facts === undefined) continue;
    return { ...facts, ...(facts.course !== undefined && { course: trimmed(facts.course) }) };
  }
  return {};
};

const downloadTime = /^\d{8}T\d{6}Z?[-_]?/;

/** Some systems prefix ids with the download time, and overrides have their own ids. */
export const stableIdOf = ({ uid, url }: Pick<FileEvent, "uid" | "url">): string | undefined => {
  const assignment = /#((?:sub_)?assignment_\d+)$/.exec(url)?.[1];
  if (uid.startsWith("event-assignment-override-") && assignment !== undefined)
    return `event-${assignment.replaceAll("_", "-")}`;
  if (downloadTime.test(uid) && uid.replace(downloadTime, "").length > 8)
    return uid.replace(downloadTime, "").replace(/@[^@]*$/, "");
  return uid === "" ? undefined : uid;
};
