import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import {
  maxInflatedBytes,
  parsedJson,
  type SyncRequest,
  syncProtocol,
  syncRequestSchema,
} from "@smart-planner/contract";
import { z } from "zod";
import { errorOf, type SaidError } from "../http/error-of.ts";

export type SyncRequestReading =
  | { readonly ok: true; readonly request: SyncRequest }
  | { readonly ok: false; readonly status: 400 | 409; readonly refusal: SaidError };

const inflate = promisify(gunzip);
const versionSchema = z.object({ protocol: z.number() });

const refused = (status: 400 | 409, refusal: SaidError): SyncRequestReading => ({
  ok: false,
  status,
  refusal,
});

/** No real plan is packed tighter than this; such a text would cost us more than its sender. */
const tightestPacking = 100;
const alwaysAllowedBytes = 512 * 1024;

const mayUnfoldTo = (bytes: number) =>
  Math.min(maxInflatedBytes, Math.max(alwaysAllowedBytes, bytes * tightestPacking));

/** A large plan travels compressed; `undefined` when it unfolds to more than it may. */
export async function unfoldedText(request: Request): Promise<string | undefined> {
  if (request.headers.get("content-encoding") !== "gzip") return request.text();
  const body = Buffer.from(await request.arrayBuffer());
  try {
    return (await inflate(body, { maxOutputLength: mayUnfoldTo(body.length) })).toString();
  } catch (error) {
    const tooLarge =
      error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return tooLarge ? undefined : "";
  }
}

export function readSyncRequest(text: string): SyncRequestReading {
  const body = parsedJson(text);
  const parsed = syncRequestSchema.safeParse(body);
  if (parsed.success) return { ok: true, request: parsed.data };
  const version = versionSchema.safeParse(body);
  if (version.success && version.data.protocol !== syncProtocol)
    return refused(409, errorOf("protocol"));
  return refused(400, errorOf("sync-unreadable"));
}
