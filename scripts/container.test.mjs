import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./project.mjs";

const textOf = (path) => readFileSync(resolve(root, path), "utf8");
const dockerfile = textOf("Dockerfile");
const image = dockerfile.slice(dockerfile.lastIndexOf("FROM "));
const copied = [...image.matchAll(/^COPY --from=\w+ \/app\/(\S+) (\S+)$/gm)].map(
  ([, from]) => from,
);

const dependenciesOf = (room) =>
  Object.keys(JSON.parse(textOf(`${room}/package.json`)).dependencies ?? {});

/** The rooms that the server's code is made of. */
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

  it("runs as nobody special, keeps its data in a volume and says whether it is well", () => {
    expect(image).toMatch(/^USER node$/m);
    const folder = /DATA_DIR=(\S+)/.exec(image)?.[1];
    expect(image).toContain(`VOLUME ${folder}\n`);
    expect(image).toMatch(/^HEALTHCHECK /m);
    expect(image).toContain("/api/health");
    expect(image.trimEnd().endsWith('CMD ["node", "server/src/main.ts"]')).toBe(true);
  });

  it("takes no secret and no data of this folder along", () => {
    const ignored = textOf(".dockerignore").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".env", "data", ".git", "**/node_modules"]));
  });
});

describe("the compose file", () => {
  it("waits for its database and asks for a password instead of having one", () => {
    const compose = textOf("compose.yaml");
    expect(compose).toContain("condition: service_healthy");
    expect(compose).toContain("POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?");
    expect(compose).not.toMatch(/POSTGRES_PASSWORD: (?!\$\{)/);
  });
});
