import type { newPasskeySchema, passkeyAnswerSchema } from "@smart-planner/contract";
import { z } from "zod";
import type { Account } from "../account-store.ts";
import type { AccountPasskeyTable } from "../tables.ts";
import type { RelyingParty } from "./relying-party.ts";

type NewPasskey = z.output<typeof newPasskeySchema>["response"];
type Answer = z.output<typeof passkeyAnswerSchema>["response"];

const transports = z.array(z.string()).catch([]);

/** Loaded on first use: it takes an eighth of a start. */
const protocol = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Passkeys with user verification, so no second factor is needed. */
export function createPasskeyCheck({ id, name, origin }: RelyingParty) {
  const expected = { expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
  return {
    offerNew: async ({
      account,
      known,
    }: {
      account: Account;
      known: readonly AccountPasskeyTable[];
    }) => {
      const { generateRegistrationOptions } = await protocol();
      return generateRegistrationOptions({
        rpName: name,
        rpID: id,
        userName: account.email,
        userDisplayName: account.name,
        userID: new TextEncoder().encode(account.id),
        attestationType: "none",
        supportedAlgorithmIDs,
        excludeCredentials: known.map((each) => ({
          id: each.id,
          transports: transports.parse(JSON.parse(each.transports)),
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    /** Nothing if challenge, origin or verification do not match. */
    readNew: async ({ challenge, response }: { challenge: string; response: NewPasskey }) => {
      const { verifyRegistrationResponse } = await protocol();
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response,
          supportedAlgorithmIDs,
          expectedChallenge: challenge,
        });
        if (!verified) return undefined;
        const { credential } = registrationInfo;
        return {
          id: credential.id,
          public_key: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
        };
      } catch {
        return undefined;
      }
    },

    /** No account named: the browser offers its passkeys for this site. */
    offer: async () => {
      const { generateAuthenticationOptions } = await protocol();
      return generateAuthenticationOptions({ rpID: id, userVerification: "required" });
    },

    read: async ({
      challenge,
      response,
      passkey,
    }: {
      challenge: string;
      response: Answer;
      passkey: AccountPasskeyTable;
    }): Promise<number | undefined> => {
      const { verifyAuthenticationResponse } = await protocol();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge: challenge,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
            counter: passkey.counter,
          },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
