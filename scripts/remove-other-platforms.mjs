import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Removes the OCR runtime's binaries for other platforms: 263 of 288 MB. */
export function removeOtherPlatforms(modules, platform = process.platform, arch = process.arch) {
  const bin = join(modules, "onnxruntime-node/bin");
  for (const version of readdirSync(bin)) {
    for (const system of readdirSync(join(bin, version))) {
      for (const cpu of readdirSync(join(bin, version, system))) {
        if (system === platform && cpu === arch) continue;
        rmSync(join(bin, version, system, cpu), { recursive: true });
      }
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  removeOtherPlatforms("node_modules");
}
