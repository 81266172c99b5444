import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./project.mjs";
import { removeOtherPlatforms } from "./remove-other-platforms.mjs";

const textOf = (path) => readFileSync(resolve(root, path), "utf8");
const dockerfile = textOf("Dockerfile");
const image = dockerfile.slice(dockerfile.lastIndexOf("FROM "));
const copied = [...image.matchAll(/^COPY --from=\w+ \/app\/(\S+) (\S+)$/gm)].map(
  ([, from]) => from,
);

const dependenciesOf = (room) =>
  Object.keys(JSON.parse(textOf(`${room}/package.json`)).dependencies ?? {});

/** Packages the server is made of. */
function roomsOf(room, found = new Set()) {
  if (found.has(room)) return found;
  found.add(room);
  for (const name of dependenciesOf(room)) {
    const own = /^@smart-planner\/(.+)$/.exec(name)?.[1];
    if (own !== undefined) roomsOf(own, found);
  }
  return found;
}

describe("the container image", () => {
  it("holds every room that the server is made of, and the pages", () => {
    expect(copied).toEqual(expect.arrayContaining([...roomsOf("server"), "web/dist"]));
  });

  it("copies nothing that is not there", () => {
    const made = ["node_modules", "web/dist"];
    for (const path of copied.filter((path) => !made.includes(path)))
      expect(existsSync(resolve(root, path)), path).toBe(true);
  });

  it("runs without privileges, keeps its data in a volume and says whether it is well", () => {
    expect(image).toMatch(/^USER node$/m);
    const folder = /DATA_DIR=(\S+)/.exec(image)?.[1];
    expect(image).toContain(`VOLUME ${folder}\n`);
    expect(image).toMatch(/^HEALTHCHECK /m);
    expect(image).toContain("/api/health");
    expect(image.trimEnd().endsWith('CMD ["node", "server/src/main.ts"]')).toBe(true);
  });

  it("pins its base by digest, and the workflows pin their actions by commit", () => {
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(
      dockerfile.match(/^FROM \S+@sha256:[0-9a-f]{64}/gm)?.length ?? 0,
    );
    for (const name of readdirSync(resolve(root, ".github/workflows"))) {
      const used = textOf(`.github/workflows/${name}`).match(/uses: .+/g) ?? [];
      expect(
        used.filter((line) => !/@[0-9a-f]{40} # v/.test(line)),
        name,
      ).toEqual([]);
    }
  });

  it("is tested on the Node that the scripts pin, and no test is retried", () => {
    const { optionalDependencies } = JSON.parse(textOf("scripts/runtime/package.json"));
    const [version, ...others] = new Set(Object.values(optionalDependencies));
    expect(others).toEqual([]);
    expect(textOf(".github/workflows/test.yml")).toContain(`node-version: ${version}\n`);
    expect(dockerfile).toContain(`FROM node:${version.split(".")[0]}-slim@`);
    for (const config of [
      "vitest.config.ts",
      "web/vitest.browser.config.ts",
      "e2e/playwright.config.ts",
    ])
      expect(textOf(config)).not.toMatch(/retr(?:y|ies): (?!0)/);
  });

  it("keeps the OCR binaries of its own platform alone", () => {
    const modules = mkdtempSync(join(tmpdir(), "modules-"));
    const bin = join(modules, "onnxruntime-node/bin/napi-v6");
    for (const place of ["linux/x64", "linux/arm64", "darwin/arm64", "win32/x64"])
      mkdirSync(join(bin, place), { recursive: true });
    removeOtherPlatforms(modules, "linux", "arm64");
    expect(readdirSync(join(bin, "linux"))).toEqual(["arm64"]);
    expect(readdirSync(join(bin, "darwin"))).toEqual([]);
    expect(readdirSync(join(bin, "win32"))).toEqual([]);
    rmSync(modules, { recursive: true });
    expect(dockerfile).toContain("node scripts/remove-other-platforms.mjs");
  });

  it("takes no secret, no data and no tests of this folder along", () => {
    const ignored = textOf(".dockerignore").split("\n");
    const kept = [".env", "data", ".git", "**/node_modules", "**/test", "**/*.test.*"];
    expect(ignored).toEqual(expect.arrayContaining(kept));
  });
});

describe("the compose file", () => {
  it("waits for its database and asks for a password instead of having one", () => {
    const compose = textOf("compose.yaml");
    expect(compose).toContain("condition: service_healthy");
    expect(compose).toContain("POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?");
    expect(compose).not.toMatch(/POSTGRES_PASSWORD: (?!\$\{)/);
  });

  it("limits processor and memory of every service", () => {
    const compose = textOf("compose.yaml");
    const services = compose.split(/^volumes:/m)[0].match(/^ {2}\w+:$/gm).length;
    expect(compose.match(/^ {4}cpus: /gm)).toHaveLength(services);
    expect(compose.match(/^ {4}mem_limit: /gm)).toHaveLength(services);
  });
});
