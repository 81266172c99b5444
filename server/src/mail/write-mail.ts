import type { Spoken } from "../http/spoken.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

interface MailBody {
  readonly spoken: Spoken;
  readonly title: string;
  readonly lines: readonly string[];
  /** A prominent link. */
  readonly action?: { readonly text: string; readonly url: string };
  readonly footer: readonly { readonly text: string; readonly url?: string }[];
}

/** The same text as plain text and as simple HTML. */
export function writeMail({ spoken, title, lines, action, footer }: MailBody) {
  const text = [
    title,
    "",
    ...lines,
    ...(action === undefined ? [] : ["", `${action.text}: ${action.url}`]),
    "",
    "--",
    ...footer.map(({ text: words, url }) => (url === undefined ? words : `${words}: ${url}`)),
    "",
  ].join("\n");
  const link = ({ text: words, url }: { text: string; url: string }) =>
    `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`;
  const html = [
    `<!doctype html><html lang="${spoken.tag}" dir="${spoken.direction}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:34em">',
    `<h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(action === undefined ? [] : [`<p>${link(action)}</p>`]),
    '<p style="font-size:13px">',
    footer
      .map(({ text: words, url }) =>
        url === undefined ? escapeHtml(words) : link({ text: words, url }),
      )
      .join("<br>"),
    "</p></body></html>",
  ].join("\n");
  return { text, html };
}
