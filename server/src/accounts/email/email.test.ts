import { waysToSignInSchema } from "@smart-planner/contract";
import { beforeAll, expect, it } from "vitest";
import { makeAccounts, newEmail, password } from "../../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../../test/each-database.ts";

const minuteMs = 60_000;

describeOnEachDatabase("the address of an account", (makeDatabase) => {
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  let time = Date.UTC(2027, 2, 1);
  beforeAll(async () => {
    const database = await makeDatabase();
    accounts = await makeAccounts({ database, now: () => time, sendsMail: true });
  });
  type Browser = ReturnType<typeof accounts.browser>;

  /** The newest mailed link of an address. */
  const linkTo = async (email: string, subject: string) => {
    await accounts.deliver();
    const mail = accounts.mails.findLast((each) => each.to === email && each.subject === subject);
    return (
      /http:\/\/localhost:3000(\/api\/account\/email\/[\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? ""
    );
  };
  const press = (path: string) => accounts.browser().ask(path, { method: "POST" });
  const emailOf = async (browser: Browser) => {
    const ways = await (await browser.ask("/api/account/ways")).json();
    return waysToSignInSchema.parse(ways).email;
  };
  const leave = "Change the e-mail address of your account?";
  const enter = "Use this address for your account?";
  const asked = async () => {
    const person = await accounts.signedUp();
    const to = newEmail();
    expect((await person.browser.post("/email", { email: ` ${to.toUpperCase()}` })).status).toBe(
      200,
    );
    return { ...person, to };
  };

  it("is confirmed by a link that is mailed at the sign-up, by its button alone", async () => {
    const { browser, email } = await accounts.signedUp();
    expect(await emailOf(browser)).toEqual({ confirmed: false, changingTo: null });
    const link = await linkTo(email, "Is this your e-mail address?");
    const page = await accounts.browser().ask(link);
    expect(await page.text()).toContain("Yes, it is mine");
    expect(await emailOf(browser)).toMatchObject({ confirmed: false });
    expect((await press(link)).status).toBe(200);
    expect(await emailOf(browser)).toMatchObject({ confirmed: true });
    expect((await press(link)).status).toBe(404);
  });

  it("is changed when both ends have said yes, in either order", async () => {
    for (const order of [
      ["leave", "enter"],
      ["enter", "leave"],
    ]) {
      const { browser, email, to } = await asked();
      expect(await emailOf(browser)).toMatchObject({ changingTo: to });
      await accounts.deliver();
      const said = (mailbox: string) =>
        accounts.mails.flatMap(({ to, text }) => (to === mailbox ? [text] : [])).join();
      expect(said(email)).toContain(`The new address would be ${to}.`);
      // It may be mistyped, so it gets no details.
      expect(said(to)).not.toContain(email);
      const links: Record<string, string> = {
        leave: await linkTo(email, leave),
        enter: await linkTo(to, enter),
      };
      const [first = "", second = ""] = order.map((end) => links[end]);
      expect(await (await press(first)).text()).toContain("Half done");
      expect((await browser.whoAmI())?.email).toBe(email);
      expect(await (await press(second)).text()).toContain("Your address is changed");
      expect((await browser.whoAmI())?.email).toBe(to);
      expect(await emailOf(browser)).toEqual({ confirmed: true, changingTo: null });
      expect((await accounts.browser().signIn(to)).status).toBe(200);
      expect((await accounts.browser().signIn(email)).status).toBe(401);
      await accounts.deliver();
      expect(accounts.mails.at(-1)).toMatchObject({
        to: email,
        subject: "Your e-mail address was changed",
      });
    }
  });

  it("is kept when a link is too old, or was for another address that was asked for before", async () => {
    const { browser, email, to } = await asked();
    const oldEnter = await linkTo(to, enter);
    const oldLeave = await linkTo(email, leave);
    const second = newEmail();
    await browser.post("/email", { email: second });
    expect((await press(oldEnter)).status).toBe(404);
    expect((await press(oldLeave)).status).toBe(404);
    const newEnter = await linkTo(second, enter);
    time += 30 * minuteMs;
    expect((await press(newEnter)).status).toBe(404);
    expect((await browser.whoAmI())?.email).toBe(email);
  });

  it("is not taken from another account", async () => {
    const other = await accounts.signedUp();
    const { browser, email } = await accounts.signedUp();
    await browser.post("/email", { email: other.email });
    await press(await linkTo(email, leave));
    expect((await press(await linkTo(other.email, enter))).status).toBe(409);
    expect((await browser.whoAmI())?.email).toBe(email);
    expect((await other.browser.whoAmI())?.email).toBe(other.email);
  });

  it("disables links mailed to the old one", async () => {
    const { email, to } = await asked();
    await accounts.browser().post("/reset/ask", { email });
    await accounts.deliver();
    const mail = accounts.mails.findLast(({ subject }) => subject === "Choose a new password");
    const token = /reset#([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    await press(await linkTo(email, leave));
    await press(await linkTo(to, enter));
    expect((await accounts.browser().post("/reset/look", { token })).status).toBe(410);
  });

  it("is changed only after a new proof, and to a valid address", async () => {
    const { browser, email } = await accounts.signedUp();
    for (const bad of ["no address", "", email]) {
      expect((await browser.post("/email", { email: bad })).status).toBe(422);
    }
    time += 11 * minuteMs;
    expect((await browser.post("/email", { email: newEmail() })).status).toBe(403);
    await browser.post("/prove", { password });
    expect((await browser.post("/email", { email: newEmail() })).status).toBe(200);
  });
});
