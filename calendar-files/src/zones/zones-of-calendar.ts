import { zoneOfFile } from "./file-zone.ts";
import { knownTimeZone, zoneNamed } from "./known-zone.ts";
import { zoneOfWindowsName } from "./windows-zones.ts";
import type { Zone } from "./zone.ts";

/** `/example.org/20050126_1/Europe/Berlin` ends in a known name. */
const knownEnding = (tzid: string): string | undefined => {
  const parts = tzid.split("/").filter((part) => part !== "");
  for (let from = 0; from < parts.length - 1; from += 1) {
    const known = knownTimeZone(parts.slice(from).join("/"));
    if (known !== undefined) return known;
  }
  return undefined;
};

/** The zone of that name, else the rules in the file, else the Windows zone. Otherwise times float. */
export const zonesOfCalendar = (texts: readonly string[]): ((tzid: string) => Zone | undefined) => {
  const ofFile = new Map<string, Zone>();
  for (const text of texts) {
    try {
      const read = zoneOfFile(text);
      if (read !== undefined) ofFile.set(read.tzid, read.zone);
    } catch {
      // Unreadable rules: the name may still be known.
    }
  }
  const found = new Map<string, Zone | undefined>();
  const find = (tzid: string): Zone | undefined => {
    const known = knownTimeZone(tzid);
    if (known !== undefined) return zoneNamed(known);
    const own = ofFile.get(tzid);
    if (own !== undefined) return own;
    const named = zoneOfWindowsName(tzid) ?? knownEnding(tzid);
    return named === undefined ? undefined : zoneNamed(named);
  };
  return (tzid) => {
    const name = tzid.replace(/^"|"$/g, "");
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
};
