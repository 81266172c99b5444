import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { z } from "zod";
import { describeError, type Log } from "../../log.ts";
import { emailSchema } from "../email/read-email.ts";
import type { HostedConfig } from "./hosted-config.ts";

interface ProviderInput {
  readonly config: HostedConfig;
  readonly log: Log;
}

export const tripSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});
export type Trip = z.output<typeof tripSchema>;

export interface HostedPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailIsVerified: boolean;
  readonly name: string | undefined;
}

const userInfoSchema = z.object({
  email: emailSchema.optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.literal("true"), z.literal("false")]).optional(),
  name: z.string().max(200).optional().catch(undefined),
});
const claimsSchema = userInfoSchema.extend({
  iss: z.string(),
  sub: z.string().min(1).max(255),
});

/** Clock skew. */
const skewSeconds = 30;
const timeoutSeconds = 10;

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/** Any OpenID Connect provider by discovery. Only the configured issuer, and only tokens signed by its keys. */
export function createIdentityProvider({ config, log }: ProviderInput) {
  const { issuer, clientId, clientSecret, publicUrl } = config;
  const redirectUri = new URL("/api/account/hosted/back", publicUrl).href;
  const afterLogout = new URL("/login", publicUrl).href;

  const discover = (): Promise<Configuration> =>
    discovery(
      issuer,
      clientId,
      { [clockTolerance]: skewSeconds },
      clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
      {
        timeout: timeoutSeconds,
        // Only this machine may be without TLS.
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.protocol === "http:" ? [allowInsecureRequests] : []),
        ],
      },
    );

  let known: Promise<Configuration> | undefined;
  const provider = () => {
    known ??= discover().catch((error: unknown) => {
      // A provider that is down may be back at the next request.
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    /** Where to send the browser, and what to keep; nothing if it cannot be reached. */
    leave: async ({
      again,
      hint,
    }: {
      readonly again: boolean;
      readonly hint?: string | undefined;
    }) => {
      try {
        const to = await provider();
        const trip: Trip = {
          state: randomState(),
          nonce: randomNonce(),
          verifier: randomPKCECodeVerifier(),
        };
        const url = buildAuthorizationUrl(to, {
          redirect_uri: redirectUri,
          scope: "openid email profile",
          code_challenge: await calculatePKCECodeChallenge(trip.verifier),
          code_challenge_method: "S256",
          state: trip.state,
          nonce: trip.nonce,
          ...(hint === undefined ? {} : { login_hint: hint }),
          // Forces a new sign-in at the provider.
          ...(again ? { prompt: "login", max_age: "0" } : {}),
        });
        return { url: url.href, trip };
      } catch (error) {
        log.error("identity provider not reached", describeError(error));
        return undefined;
      }
    },

    /** Nothing if any check fails. */
    comeBack: async ({
      query,
      trip,
      again,
    }: {
      readonly query: string;
      readonly trip: Trip;
      readonly again: boolean;
    }): Promise<HostedPerson | undefined> => {
      try {
        const to = await provider();
        const back = new URL(redirectUri);
        back.search = query;
        const tokens = await authorizationCodeGrant(to, back, {
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.verifier,
          idTokenExpected: true,
          ...(again ? { maxAge: 60 } : {}),
        });
        const told = claimsSchema.parse(tokens.claims());
        // Some providers return the address from the userinfo endpoint only.
        const info =
          told.email === undefined && to.serverMetadata().userinfo_endpoint !== undefined
            ? userInfoSchema.parse(await fetchUserInfo(to, tokens.access_token, told.sub))
            : told;
        return {
          issuer: told.iss,
          subject: told.sub,
          email: info.email?.toLowerCase(),
          emailIsVerified: info.email_verified === true || info.email_verified === "true",
          name: told.name ?? info.name,
        };
      } catch (error) {
        log.warn("identity provider refused", describeError(error));
        return undefined;
      }
    },

    /** The provider's sign-out URL, if it has one. */
    signOutUrl: async (): Promise<string | undefined> => {
      try {
        const to = await provider();
        if (to.serverMetadata().end_session_endpoint === undefined) return undefined;
        return buildEndSessionUrl(to, { post_logout_redirect_uri: afterLogout }).href;
      } catch {
        return undefined;
      }
    },
  };
}
