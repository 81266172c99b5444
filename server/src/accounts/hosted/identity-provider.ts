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

/** What is kept here while somebody is at the provider's. */
export const tripSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});
export type Trip = z.output<typeof tripSchema>;

/** Who the provider says somebody is. */
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

/** Clocks of two machines differ. */
const skewSeconds = 30;
const timeoutSeconds = 10;

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/**
 * Any OpenID Connect provider, as its discovery describes it. The issuer is the configured one and
 * no other; tokens are taken only with a signature of its keys.
 */
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
        // Only this very machine is allowed without TLS (see the configuration).
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.protocol === "http:" ? [allowInsecureRequests] : []),
        ],
      },
    );

  let known: Promise<Configuration> | undefined;
  const provider = () => {
    known ??= discover().catch((error: unknown) => {
      // A provider that is away now may be there the next time somebody asks.
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    /** Where to send somebody, and what to keep until they are back; nothing when it cannot be reached. */
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
          // Who is to prove again who they are is asked again.
          ...(again ? { prompt: "login", max_age: "0" } : {}),
        });
        return { url: url.href, trip };
      } catch (error) {
        log.error("identity provider not reached", describeError(error));
        return undefined;
      }
    },

    /** Who came back, or nothing when anything about it is not as it must be. */
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
        // Some providers keep what the token would carry at another address, and answer there.
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

    /** Where somebody signs out at the provider as well, where it offers that. */
    wayOut: async (): Promise<string | undefined> => {
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
