import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import {
  maxInflatedBytes,
  parsedJson,
  type SyncRefusal,
  type SyncRequest,
  syncProtocol,
  syncRequestSchema,
} from "@smart-planner/contract";
import { z } from "zod";

export type SyncRequestReading =
  | { readonly ok: true; readonly request: SyncRequest }
  | { readonly ok: false; readonly status: 400 | 409 | 413; readonly refusal: SyncRefusal };

const inflate = promisify(gunzip);
const versionSchema = z.object({ protocol: z.number() });

const refused = (status: 400 | 409 | 413, refusal: SyncRefusal): SyncRequestReading => ({
  ok: false,
  status,
  refusal,
});

async function textOf(request: Request): Promise<string | undefined> {
  const body = Buffer.from(await request.arrayBuffer());
  if (request.headers.get("content-encoding") !== "gzip") return body.toString();
  try {
    return (await inflate(body, { maxOutputLength: maxInflatedBytes })).toString();
  } catch (error) {
    const tooLarge =
      error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return tooLarge ? undefined : "";
  }
}

/** A large plan travels compressed; what it unfolds to is bounded as well. */
export async function readSyncRequest(request: Request): Promise<SyncRequestReading> {
  const text = await textOf(request);
  if (text === undefined)
    return refused(413, {
      code: "too-large",
      error: `That is too much to sync at once: at most ${maxInflatedBytes / 1024 / 1024} MB. Your plan stays on this device.`,
    });
  const body = parsedJson(text);
  const version = versionSchema.safeParse(body);
  if (version.success && version.data.protocol !== syncProtocol)
    return refused(409, {
      code: "protocol",
      error: "This page is of another version than the server. Reload it; your plan stays here.",
    });
  const parsed = syncRequestSchema.safeParse(body);
  if (parsed.success) return { ok: true, request: parsed.data };
  return refused(400, { error: "The sync request could not be read. Reload the page." });
}
