import type { WebBuild } from "./web-build.ts";

const path = "/assets/unavailable.html";

interface UnavailablePageInput {
  readonly web: WebBuild;
  readonly accept: string | undefined;
  readonly answer: Response;
}

/** A person who opens a page and meets a failure gets a page to read; a script keeps its JSON. */
export function unavailablePage({ web, accept, answer }: UnavailablePageInput): Response {
  const page = web.files.get(path);
  if (page === undefined || answer.status < 500 || !accept?.includes("text/html")) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Content-Type", page.type);
  if (page.policy !== undefined) headers.set("Content-Security-Policy", page.policy);
  headers.set("Cache-Control", "no-store");
  return new Response(page.body, { status: answer.status, headers });
}
