import { createHash } from "node:crypto";

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const runs = /^(module|importmap|speculationrules|(text|application)\/javascript)$/i;

function isInlineScript(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
  return type === undefined || type === "" || runs.test(type);
}

/** The hashes by which a content security policy names the scripts inside a page. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, attributes = ""]) => isInlineScript(attributes))
    .map(([, , text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
}
