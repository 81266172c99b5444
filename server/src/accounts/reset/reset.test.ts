import { recoveryCodesSchema, sessionAnswerSchema } from "@smart-planner/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAccounts, newEmail, password } from "../../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../../test/each-database.ts";
import type { Database } from "../../database/database.ts";
import { newRecoveryCode, plainCode } from "../recovery/recovery-store.ts";

const next = "another lamp over friday";
const minuteMs = 60_000;

describe("a recovery code", () => {
  it("has eight characters, none of which is read for another", () => {
    for (let count = 0; count < 500; count += 1) {
      expect(newRecoveryCode()).toMatch(/^[2-9a-km-np-z]{4}-[2-9a-km-np-z]{4}$/);
    }
  });

  it("is the same however it was written down", () => {
    expect(plainCode(" 7F4K – q2 mz ")).toBe("7f4kq2mz");
  });
});

describeOnEachDatabase("a forgotten password", (makeDatabase) => {
  let database: Database;
  let time = Date.UTC(2027, 2, 1);
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  beforeAll(async () => {
    database = await makeDatabase();
    accounts = await makeAccounts({ database, now: () => time, sendsMail: true });
  });

  const linkTo = async (email: string) => {
    await accounts.browser().post("/reset/ask", { email });
    await accounts.deliver();
    const mail = accounts.mails.findLast(
      ({ to, subject }) => to === email.toLowerCase() && subject === "Choose a new password",
    );
    return /http:\/\/localhost:3000\/reset#([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const reset = (token: string, newPassword = next) =>
    accounts.browser().post("/reset", { token, newPassword });

  describe("by mail", () => {
    it("is replaced by the holder of the link, signed in by it; all others are signed out", async () => {
      const { browser, email } = await accounts.signedUp();
      const token = await linkTo(email.toUpperCase());
      const owner = accounts.browser();
      const look = await owner.post("/reset/look", { token });
      expect(await look.json()).toEqual({ email, passkeys: [], hosted: null });
      const answer = await owner.post("/reset", { token, newPassword: next });
      expect(sessionAnswerSchema.parse(await answer.json()).user).toMatchObject({ email });
      expect(await owner.whoAmI()).toMatchObject({ email });
      expect(await browser.whoAmI()).toBeNull();
      expect((await browser.signIn(email)).status).toBe(401);
      expect((await browser.signIn(email, next)).status).toBe(200);
      await accounts.deliver();
      expect(accounts.mails.at(-1)).toMatchObject({
        to: email,
        subject: "Your password was changed",
      });
    });

    it("is kept when the link was used, is too old, was made up or is for something else", async () => {
      const { email } = await accounts.signedUp();
      const used = await linkTo(email);
      expect((await reset(used)).status).toBe(200);
      const other = await linkTo(email);
      const old = await linkTo(email);
      time += 30 * minuteMs;
      const confirmation = accounts.mails.find(
        ({ to, subject }) => to === email && subject.startsWith("Is this your"),
      );
      const elsewhere = /email\/([\w-]{43})\n/.exec(confirmation?.text ?? "")?.[1] ?? "";
      expect(elsewhere).not.toBe("");
      for (const token of [used, other, old, elsewhere, "made-up", ""]) {
        for (const answer of [
          await reset(token, `${next} too`),
          await accounts.browser().post("/reset/look", { token }),
        ]) {
          expect(answer.status).toBe(410);
          expect(await answer.json()).toMatchObject({
            error: "This link no longer works. Nothing was changed. Ask for a new link.",
          });
        }
      }
      expect((await accounts.browser().signIn(email, next)).status).toBe(200);
    });

    it("takes a link once, also when it is used many times at one moment", async () => {
      const { email } = await accounts.signedUp();
      const token = await linkTo(email);
      const answers = await Promise.all([1, 2, 3, 4].map(() => reset(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    });

    it("ends the other links of the account with the one that was used", async () => {
      const { email } = await accounts.signedUp();
      const [one, two] = [await linkTo(email), await linkTo(email)];
      expect((await reset(two)).status).toBe(200);
      expect((await reset(one)).status).toBe(410);
    });

    it("keeps the link when the new password is refused, so that another can be chosen", async () => {
      const { email } = await accounts.signedUp();
      const token = await linkTo(email);
      expect((await reset(token, "password1")).status).toBe(422);
      expect((await reset(token)).status).toBe(200);
    });

    it("answers the same, and does the same work, if there is no account", async () => {
      const { email } = await accounts.signedUp();
      const unknown = newEmail();
      const rows = () =>
        database.db.selectFrom("mail_outbox").select(["kind", "attempts"]).execute();
      await accounts.deliver();
      const answers: unknown[] = [];
      for (const asked of [email, unknown]) {
        const answer = await accounts.browser().post("/reset/ask", { email: asked });
        const { status } = answer;
        answers.push({ status, body: await answer.json(), rows: await rows() });
        await accounts.deliver();
      }
      const same = { status: 200, body: { done: true }, rows: [{ kind: "reset", attempts: 0 }] };
      expect(answers).toEqual([same, same]);
      expect(accounts.mails.filter(({ to }) => to === unknown)).toEqual([]);
      expect(await rows()).toEqual([]);
    });

    it("keeps no token, and none in the log's path", async () => {
      const { email } = await accounts.signedUp();
      const token = await linkTo(email);
      expect(token).toHaveLength(43);
      const stored = await database.db.selectFrom("account_token").selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(token);
    });

    it("is limited by address and by account, whether there is one or not", async () => {
      for (const email of [(await accounts.signedUp()).email, newEmail()]) {
        const statuses: number[] = [];
        for (let count = 0; count < 6; count += 1) {
          statuses.push((await accounts.browser().post("/reset/ask", { email })).status);
        }
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
    });

    it("takes an account from a person who signed up with the address, with every way to sign in", async () => {
      const { browser: attacker, email } = await accounts.signedUp();
      const codes = await attacker.post("/recovery-codes", {});
      const [code = ""] = recoveryCodesSchema.parse(await codes.json()).codes;
      expect((await reset(await linkTo(email))).status).toBe(200);
      expect(await attacker.whoAmI()).toBeNull();
      const back = await attacker.post("/recover", {
        email,
        code,
        newPassword: "stolen lamp over monday",
      });
      expect(back.status).toBe(401);
    });

    it("is not offered if the server sends no mail", async () => {
      const silent = await makeAccounts({ database, now: () => time });
      const answer = await silent.browser().post("/reset/ask", { email: newEmail() });
      expect(answer.status).toBe(404);
    });
  });

  describe("without mail", () => {
    const withCodes = async () => {
      const { browser, email } = await accounts.signedUp();
      const answer = await browser.post("/recovery-codes", {});
      const { codes } = recoveryCodesSchema.parse(await answer.json());
      return { browser, email, codes };
    };
    const recover = (email: string, code: string, newPassword = next) =>
      accounts.browser().post("/recover", { email, code, newPassword });

    it("is replaced with one of ten codes, of which none works after that", async () => {
      const { browser, email, codes } = await withCodes();
      expect(new Set(codes).size).toBe(10);
      const [one = "", two = ""] = codes;
      const owner = accounts.browser();
      const body = { email, code: one.toUpperCase(), newPassword: next };
      expect((await owner.post("/recover", body)).status).toBe(200);
      expect(await owner.whoAmI()).toMatchObject({ email });
      expect(await browser.whoAmI()).toBeNull();
      expect((await recover(email, one)).status).toBe(401);
      expect((await recover(email, two, `${next} again`)).status).toBe(401);
      expect(await owner.whoAmI()).toMatchObject({ email });
    });

    it("takes one of several who come with a code at one moment", async () => {
      const { email, codes } = await withCodes();
      const [code = ""] = codes;
      const tries = await Promise.all([1, 2, 3, 4].map(() => recover(email, code)));
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    });

    it("is kept from codes of another account, from older codes, and from a weak password", async () => {
      const mine = await withCodes();
      const other = await withCodes();
      const [mineOne = ""] = mine.codes;
      expect((await recover(other.email, mineOne)).status).toBe(401);
      expect((await recover(mine.email, mineOne, "password1")).status).toBe(422);
      await mine.browser.post("/recovery-codes", {});
      expect((await recover(mine.email, mineOne)).status).toBe(401);
      expect((await mine.browser.signIn(mine.email)).status).toBe(200);
    });

    it("answers the same if there is no account, or none with codes", async () => {
      const { email } = await accounts.signedUp();
      const answers = await Promise.all(
        [email, newEmail(), "no address"].map(async (typed) => {
          const answer = await recover(typed, "7f4k-q2mz");
          return { status: answer.status, body: await answer.json() };
        }),
      );
      const same = {
        status: 401,
        body: { error: "The email or the code is not right.", code: "wrong-code" },
      };
      expect(answers).toEqual([same, same, same]);
    });

    it("allows as few guesses as a password", async () => {
      const { email } = await withCodes();
      const thief = accounts.browser("203.0.113.90");
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        const body = { email, code: newRecoveryCode(), newPassword: next };
        statuses.push((await thief.post("/recover", body)).status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(statuses.at(-1)).toBe(429);
    });

    it("shows codes after a recent proof, and keeps none", async () => {
      const { browser, codes } = await withCodes();
      const stored = JSON.stringify(
        await database.db.selectFrom("account_recovery_code").selectAll().execute(),
      );
      for (const code of codes) {
        expect(stored).not.toContain(code);
        expect(stored).not.toContain(plainCode(code));
      }
      time += 11 * minuteMs;
      const asked = await browser.post("/recovery-codes", {});
      expect(asked.status).toBe(403);
      expect(await asked.json()).toMatchObject({
        error: "Please confirm that it is you.",
        needs: "proof",
      });
      expect((await browser.post("/prove", { password: "not mine" })).status).toBe(403);
      expect((await browser.post("/prove", { password })).status).toBe(200);
      expect((await browser.post("/recovery-codes", {})).status).toBe(200);
    });
  });
});
