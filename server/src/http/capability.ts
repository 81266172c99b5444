import type { Hono } from "hono";
import type { OfUser } from "../database/of-user.ts";
import type { AppEnv } from "./app-env.ts";

/** What a capability keeps of a person, for the export and the deletion of their account. */
export interface PersonalData {
  /** Its name in the exported file. */
  readonly name: string;
  /** Where there may be much, an async iterable in place of an array, read as it is sent. */
  readonly export: (input: OfUser & { readonly now: number }) => Promise<unknown>;
  /** Leaves no row of this person; runs inside the account's own deletion. */
  readonly erase: (input: OfUser) => Promise<void>;
  /** Others read the account through it, or it fetches or sends for the account: it ends with its owner. */
  readonly reachesOut?: true;
}

/** One thing the server can do, mounted at `/api` + path, or at the path alone. */
export interface Capability {
  readonly path: `/${string}`;
  readonly routes: Hono<AppEnv>;
  /** For what other programs than the page read, under an address that people see. */
  readonly atRoot?: true;
  /** 256 KB where a capability says nothing. */
  readonly maxBodyBytes?: number;
  /** It reads bodies piece by piece and stops by itself when there is too much. */
  readonly limitsBodies?: true;
  /** What it keeps of a person, for the export and the deletion of their account. */
  readonly personalData?: PersonalData;
  /** Called when a graceful stop begins, to end answers that would otherwise go on for ever. */
  readonly drain?: () => void;
  /** Called at a graceful stop, after the last answer and before the database closes. */
  readonly close?: () => Promise<void>;
}
