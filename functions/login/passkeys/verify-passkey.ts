import type { NewCredential, UsedCredential } from "../../../shared/login/passkeys.contract.ts";
import { log } from "../../platform/logging/log.ts";
import type { StoredPasskey } from "./passkeys.repository.ts";

/** EdDSA, ES256, RS256 (COSE), best first. */
export const algorithms = [-8, -7, -257];

const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

/** The library throws for every faulty credential. */
const unlessRefused = async <Result>(verify: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await verify();
  } catch (error) {
    log.warn("passkey refused", { reason: error instanceof Error ? error.message.slice(0, 200) : undefined });
    return undefined;
  }
};

interface Claim<Credential> {
  readonly credential: Credential;
  readonly challenge: string;
}

export const openPasskeyCheck = (origin: string) => {
  const rpId = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };

  return {
    rpId,

    challengeIn: (credential: NewCredential | UsedCredential): Promise<string | undefined> =>
      unlessRefused(async () => {
        const { decodeClientDataJSON } = await helpers();
        return String(decodeClientDataJSON(credential.response.clientDataJSON).challenge);
      }),

    verifyNew: ({ credential, challenge }: Claim<NewCredential>) =>
      unlessRefused(async () => {
        const { verifyRegistrationResponse } = await library();
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: { ...credential, clientExtensionResults: {} },
          expectedChallenge: challenge,
          supportedAlgorithmIDs: algorithms,
        });
        return registrationInfo?.credential;
      }),

    /** Returns the counter for the caller to compare, since it means something with a right signature only. */
    verifyUsed: (
      { credential, challenge }: Claim<UsedCredential>,
      { credentialId, publicKey }: StoredPasskey,
    ): Promise<number | undefined> =>
      unlessRefused(async () => {
        const { verifyAuthenticationResponse } = await library();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: { ...credential, clientExtensionResults: {} },
          expectedChallenge: challenge,
          credential: {
            id: credentialId,
            publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
            counter: 0,
          },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      }),
  };
};
