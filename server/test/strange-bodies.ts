import fc from "fast-check";

export const boundary = "----part";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const known = fc.constantFrom<unknown>(
  "\u0000",
  "a\u0000b@example.org",
  "\ud800",
  "\ud800@example.org",
  "'; drop table account_user; --",
  "__proto__",
  "constructor",
  "x".repeat(20_000),
  "<script>alert(1)</script>",
  "../../etc/passwd",
  1e308,
  -1,
  0.1,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[[]]]]]],
  JSON.parse('{"__proto__":{"admin":true}}'),
);
const hostile = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

/** The valid body with one place somewhere in it spoilt, taken away or joined by something new. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  const entries = Array.isArray(value)
    ? value.map((item, index) => [String(index), item] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  const put = (key: string, item: unknown) =>
    Array.isArray(value)
      ? value.map((each, index) => (String(index) === key ? item : each))
      : { ...(isObject(value) ? value : {}), [key]: item };
  const without = (key: string) => Object.fromEntries(entries.filter(([each]) => each !== key));
  return fc.oneof(
    hostile,
    ...entries.map(([key, item]) => spoilt(item).map((other) => put(key, other))),
    ...entries.map(([key]) => fc.constant(without(key))),
    fc.tuple(fc.string(), hostile).map(([key, item]) => put(key, item)),
  );
};

const cutOrDoubled = (text: string) =>
  fc.oneof(
    fc.nat({ max: text.length }).map((length) => text.slice(0, length)),
    fc.nat({ max: text.length }).map((from) => text.slice(from)),
    fc.constant(text + text),
    fc
      .tuple(fc.nat({ max: text.length }), fc.string({ unit: "binary" }))
      .map(([at, noise]) => text.slice(0, at) + noise + text.slice(at)),
  );

const part = fc
  .record({
    field: fc.constantFrom("schedule", "schedule", "other", ""),
    file: fc.constantFrom("week.csv", "week.pdf", "a.png", "x.exe", "..\\x.ics", "", "\u0000.jpg"),
    type: fc.constantFrom("text/csv", "application/pdf", "image/png", "", 'a/b; c="d'),
    start: fc.constantFrom(
      "",
      "%PDF-1.7",
      "\u0089PNG\r\n\u001a\n",
      "\u00ff\u00d8\u00ff",
      "BEGIN:VCALENDAR",
    ),
    rest: fc.string({ unit: "binary" }),
  })
  .map(
    ({ field, file, type, start, rest }) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${file}"\r\ncontent-type: ${type}\r\n\r\n${start}${rest}\r\n`,
  );
const forms = fc
  .tuple(fc.array(part, { maxLength: 12 }), fc.constantFrom("--", "", "-"))
  .map(([parts, end]) => `${parts.join("")}--${boundary}${end}\r\n`);

/** Valid, nearly valid and invalid bodies for a route. */
export const textsFor = (valid: unknown): fc.Arbitrary<string> => {
  const text = typeof valid === "string" ? valid : JSON.stringify(valid);
  const spoiltJson = spoilt(valid).map((body) => JSON.stringify(body) ?? "");
  return fc.oneof(
    { weight: 6, arbitrary: typeof valid === "string" ? forms : spoiltJson },
    { weight: 1, arbitrary: cutOrDoubled(text) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    { weight: 1, arbitrary: fc.constant(text) },
  );
};

export const typesFor = (valid: unknown) => {
  const usual =
    typeof valid === "string" ? `multipart/form-data; boundary=${boundary}` : "application/json";
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant(usual) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "text/plain",
        "application/json; charset=utf-7",
        "multipart/form-data",
      ),
    },
  );
};
