import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-password.ts";

const email = "amira.khan@example.org";
const isCommon = (password: string) => isCommonPassword({ password, email });

describe("a password among the commonest", () => {
  it.each([
    "password",
    "Password1",
    "passw0rd",
    "P@ssw0rd",
    "P@$$w0rd123",
    "password!",
    "12345678",
    "123456789",
    "1234567890",
    "87654321",
    "0987654321",
    "11111111",
    "00000000",
    "12341234",
    "123123123",
    "12121212",
    "qwertyui",
    "qwertyuiop",
    "qwerty123",
    "1q2w3e4r",
    "1qaz2wsx",
    "q1w2e3r4",
    "asdfghjkl",
    "zxcvbnm1",
    "qazwsxedc",
    "azertyuiop",
    "qwertz123",
    "iloveyou",
    "ILoveYou2",
    "letmein1",
    "welcome1",
    "Welcome2024!",
    "sunshine",
    "princess",
    "football",
    "baseball1",
    "superman",
    "batman123",
    "dragon123",
    "monkey123",
    "shadow12",
    "master123",
    "trustno1",
    "charlie1",
    "michael1",
    "jennifer",
    "liverpool1",
    "arsenal1",
    "chelsea12",
    "abc12345",
    "abcd1234",
    "a1234567",
    "aaaaaaaa",
    "abcabcabc",
    "changeme",
    "admin123",
    "administrator",
    "starwars",
    "pokemon1",
    "minecraft",
    "computer",
    "internet",
    "whatever",
    "smartplanner",
    "SmartPlanner1",
    "student1",
    "summer2024",
    "Winter23!",
    "january1",
    "19900101",
    "01011990",
    "1990-01-01",
    "12/31/1999",
    "amira.khan",
    "amirakhan1",
    "  password  ",
    "passwordpassword",
    "studyhard",
    "Sommer2024!",
    "13579246",
    "24681357",
    "goodmorning",
    "student2026!",
    "Fussball123!",
    "HarryPotter7",
    "contraseña1",
    "passwordpasswordpasswordpassword",
    // Common by frequency, not by pattern: from the first to the last of the list.
    "marlboro",
    "Rush2112",
    "4815162342",
    "11223344",
    "drowssap",
    "ncc1701d",
    "blacklab",
    "babycake",
    "7777777a",
  ])("is %j", (password) => {
    expect(isCommon(password)).toBe(true);
  });

  it.each([
    "quiet lamp over thursday",
    "correct horse battery staple",
    "kX9$wq2p",
    "=TWyk,+?",
    "SZPk4ALi",
    "tr4vel-Moss-17-oak",
    "dragonfly over Leeds",
    "blue7kettle",
    "passion fruit tart",
    "mnemonic-walrus",
    "h8dkz-0qpr",
    "Übergröße im Regen",
    "я люблю чай с мёдом",
    "密码学很有意思今天",
    "🌵🪁🧦🛶🥁🧲🪿🫐",
  ])("is not %j", (password) => {
    expect(isCommon(password)).toBe(false);
  });

  it("is found in any case and with any digits after it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("password", "sunshine", "football", "iloveyou"),
        fc.mixedCase(fc.constant("dragon")),
        fc.integer({ min: 0, max: 999_999 }),
        (word, cased, number) => {
          expect(isCommon(`${word}${number}`)).toBe(true);
          expect(isCommon(`${cased}${number}`)).toBe(true);
        },
      ),
    );
  });

  it("is hardly ever a random one", () => {
    // As password managers make them; characters at the ends leave five or six without a word.
    const random = fc
      .array(fc.integer({ min: 33, max: 126 }), { minLength: 8, maxLength: 12 })
      .map((codes) => String.fromCodePoint(...codes));
    // Chance makes a common one at times, so a property of each would be flaky.
    expect(fc.sample(random, 200).filter(isCommon).length).toBeLessThan(8);
  });
});
