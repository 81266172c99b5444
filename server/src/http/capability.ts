import type { Hono } from "hono";
import type { OfUser } from "../database/of-user.ts";
import type { AppEnv } from "./app-env.ts";

/** For the export and deletion of an account. */
export interface PersonalData {
  /** Key in the exported file. */
  readonly name: string;
  /** An async iterable instead of an array where there may be much. */
  readonly export: (input: OfUser) => Promise<unknown>;
  /** Runs inside the account's deletion. */
  readonly erase: (input: OfUser) => Promise<void>;
  /** Others read the account through it, or it sends for the account: it ends when the account is taken over. */
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
