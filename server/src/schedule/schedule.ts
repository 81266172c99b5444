import { knownTimeZone } from "@smart-planner/calendar-files";
import {
  maxScheduleRows,
  maxScheduleUploadBytes,
  type ScheduleReaderAnswer,
  type ScheduleUploadAnswer,
  scheduleModelField,
  scheduleTimeZoneField,
  scheduleUploadField,
} from "@smart-planner/contract";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { addressGroup } from "../http/client-address.ts";
import type { SignedInUser } from "../http/current-user.ts";
import { errorOf, type Refusal, refusal } from "../http/error-of.ts";
import { refuseWith } from "../http/errors.ts";
import { admit } from "../limits/take-each.ts";
import type { Parts } from "../parts.ts";
import { resultOf, type ScheduleFileKind } from "./process/read-schedule.ts";
import type { ReadResult, ScheduleReader } from "./process/schedule-reader.ts";
import { kindOfFile } from "./upload/file-kind.ts";
import { type MultipartResult, readMultipartFile } from "./upload/multipart-file.ts";
import type { VisionReader } from "./vision/vision-reader.ts";

interface ScheduleInput extends Parts<"limiter" | "currentUser"> {
  readonly reader: ScheduleReader;
  /** A model that sees, if one is configured. */
  readonly vision?: VisionReader | undefined;
}

const windowSeconds = 600;
const uploadsOfUser = 40;
const uploadsOfGuest = 30;
const uploadsOfAddress = 120;

const formRefusals = {
  "no-form": refusal(400, errorOf("no-form")),
  "no-file": refusal(400, errorOf("no-file")),
  broken: refusal(400, errorOf("file-broken")),
  crowded: refusal(400, errorOf("form-crowded")),
  "too-large": refusal(413, errorOf("file-too-large")),
} satisfies Record<Extract<MultipartResult, { ok: false }>["problem"], Refusal>;

const readRefusals = {
  nothing: refusal(422, errorOf("no-timetable")),
  "no-text": refusal(422, errorOf("no-text")),
  "too-many": refusal(422, errorOf("many-classes", maxScheduleRows)),
  unreadable: refusal(422, errorOf("file-unreadable")),
  slow: refusal(422, errorOf("file-slow")),
  heavy: refusal(422, errorOf("file-heavy")),
  cancelled: refusal(503, errorOf("reading-stopped"), 5),
} satisfies Record<Extract<ReadResult, { ok: false }>["reason"], Refusal>;

export function scheduleCapability(input: ScheduleInput): Capability {
  const { limiter, currentUser, reader, vision } = input;

  /** Rows from the vision model, if the person agreed. */
  const seen = async (
    file: { readonly bytes: Uint8Array; readonly kind: ScheduleFileKind },
    fields: ReadonlyMap<string, string>,
    signal: AbortSignal,
  ): Promise<ReadResult | undefined> => {
    const { bytes, kind } = file;
    if (vision === undefined || (kind !== "png" && kind !== "jpeg")) return undefined;
    if (fields.get(scheduleModelField) !== "agreed") return undefined;
    const drafts = await vision.read({ bytes, kind, signal });
    return drafts === undefined || drafts.length === 0 ? undefined : resultOf(drafts);
  };

  const admitUpload = (address: string, user: SignedInUser | null) => {
    const own =
      user === null
        ? { name: "schedule-guest", key: address, limit: uploadsOfGuest, windowSeconds }
        : { name: "schedule-user", key: user.id, limit: uploadsOfUser, windowSeconds };
    const all = { name: "schedule-address", key: address, limit: uploadsOfAddress, windowSeconds };
    return admit(limiter, [own, all], (seconds) => errorOf("many-files", seconds));
  };

  const routes = new Hono<AppEnv>();
  routes.get("/reader", (c) => {
    const answer: ScheduleReaderAnswer = { model: vision?.name ?? null };
    return c.json(answer);
  });
  routes.post("/upload", async (c) => {
    const address = addressGroup(c.get("address"));
    const user = await currentUser(c);
    await admitUpload(address, user);
    const form = await readMultipartFile({
      body: c.req.raw.body,
      contentType: c.req.header("content-type"),
      contentLength: c.req.header("content-length"),
      field: scheduleUploadField,
      maxFileBytes: maxScheduleUploadBytes,
    });
    if (!form.ok) return refuseWith(c, formRefusals[form.problem]);
    const kind = kindOfFile(form.file);
    if (!kind.ok) return refuseWith(c, kind);
    const { bytes } = form.file;
    const startedAt = performance.now();
    const timeZone = knownTimeZone(form.fields.get(scheduleTimeZoneField) ?? "");
    const { signal } = c.req.raw;
    const reading =
      (await seen({ bytes, kind: kind.kind }, form.fields, signal)) ??
      (await reader.read({
        ...{ bytes, kind: kind.kind, timeZone, signal, owner: user?.id ?? address },
      }));
    c.get("log").info("schedule read", {
      kind: kind.kind,
      bytes: bytes.length,
      ms: Math.round(performance.now() - startedAt),
      result: reading.ok ? reading.rows.length : reading.reason,
      fault: "fault" in reading ? reading.fault : undefined,
    });
    if (!reading.ok) return refuseWith(c, readRefusals[reading.reason]);
    const { rows, unread } = reading;
    const answer: ScheduleUploadAnswer = { schedule: [...rows], unread };
    return c.json(answer);
  });

  return {
    path: "/schedule",
    routes,
    limitsBodies: true,
    maxBodyBytes: maxScheduleUploadBytes,
  };
}
