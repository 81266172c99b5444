import { doneSchema, resetLookAnswerSchema, sessionAnswerSchema } from "@smart-planner/contract";
import type { LostPassword } from "./account.ts";
import type { Api, ApiResult } from "./api.ts";
import type { Identity } from "./identity.ts";

interface LostPasswordDependencies {
  readonly api: Api;
  readonly identity: Pick<Identity, "refresh">;
}

const timeoutMs = 30_000;

export const createLostPassword = ({ api, identity }: LostPasswordDependencies): LostPassword => {
  const enter = async (path: string, body: unknown): Promise<ApiResult<unknown>> => {
    const schema = sessionAnswerSchema;
    const result = await api.request({ method: "POST", path, body, schema, timeoutMs });
    if (result.ok) await identity.refresh();
    return result;
  };

  return {
    askForLink: (email) =>
      api.request({
        method: "POST",
        path: "/api/account/reset/ask",
        body: { email },
        schema: doneSchema,
      }),
    look: (token) =>
      api.request({
        method: "POST",
        path: "/api/account/reset/look",
        body: { token },
        schema: resetLookAnswerSchema,
      }),
    byLink: (body) => enter("/api/account/reset", body),
    byCode: (body) => enter("/api/account/recover", body),
  };
};
