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

/** Mounted at `/api` + path, or at the path alone. */
export interface Capability {
  readonly path: `/${string}`;
  readonly routes: Hono<AppEnv>;
  /** For other programs than the page, at an address people see. */
  readonly atRoot?: true;
  /** 256 KB by default. */
  readonly maxBodyBytes?: number;
  /** It reads bodies in pieces and stops by itself. */
  readonly limitsBodies?: true;
  /** For the export and deletion of an account. */
  readonly personalData?: PersonalData;
  /** Ends endless answers when a graceful stop begins. */
  readonly drain?: () => void;
  /** Called after the last answer, before the database closes. */
  readonly close?: () => Promise<void>;
}
