import { mailWords } from "@smart-planner/words/en/mails";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAccounts, newEmail } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { change } from "../../test/workspace-client.ts";

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const english = textsIn(mailWords);

const spoken = [
  { tag: "en", dir: "ltr", title: "Is this your e-mail address?", button: "Yes, it is mine" },
  { tag: "de", dir: "ltr", title: "Ist das deine E-Mail-Adresse?", button: "Ja, sie gehört mir" },
  { tag: "ar", dir: "rtl", title: "هل هذا بريدك الإلكتروني؟", button: "نعم، هذا عنواني" },
];

describeOnEachDatabase("the language of an account", (makeDatabase) => {
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  beforeAll(async () => {
    accounts = await makeAccounts({ database: await makeDatabase(), sendsMail: true });
  });

  const signedUpIn = async (language: string) => {
    const browser = accounts.browser();
    browser.cookies.set("smartplanner_language", language);
    const email = newEmail();
    await browser.signUp(email);
    return { browser, email };
  };
  const mailTo = async (email: string) => {
    await accounts.deliver();
    const mail = accounts.mails.findLast(({ to }) => to === email);
    if (mail === undefined) throw new Error("no mail");
    return mail;
  };

  describe.each(spoken)("$tag", ({ tag, dir, title, button }) => {
    it("is that of its emails and of the pages they open", async () => {
      const { email } = await signedUpIn(tag);
      const mail = await mailTo(email);
      expect(mail.subject).toBe(title);
      expect(mail.html).toContain(`<html lang="${tag}" dir="${dir}">`);
      expect(english.filter((text) => mail.text.includes(text)).length > 0).toBe(tag === "en");
      const link = /http:\/\/localhost:3000(\S+)/.exec(mail.text)?.[1] ?? "";
      const page = await (await accounts.browser().ask(link)).text();
      expect(page).toContain(`<html lang="${tag}" dir="${dir}">`);
      expect(page).toContain(`<button>${button}</button>`);
    });
  });

  it("is the person's choice, before the browser's preference", async () => {
    const { browser, email } = await signedUpIn("de");
    const user = (await browser.whoAmI())?.uid;
    const display = change("smartplanner_display", '{"language":"ar"}', Date.now());
    const body = { protocol: 1, user, device: "device01", cursor: 0, changes: [display] };
    const synced = await browser.ask("/api/workspace/sync", { method: "POST", body });
    expect(synced.status).toBe(200);
    await browser.post("/reset/ask", { email });
    expect((await mailTo(email)).subject).toBe("اختر كلمة مرور جديدة");
  });

  it("is English if it is unknown", async () => {
    const { email } = await signedUpIn("toString");
    expect((await mailTo(email)).subject).toBe(spoken[0]?.title);
  });
});
