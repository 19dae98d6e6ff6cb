import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const ORIGIN = "https://portal.example";

/** Web Authentication Level 3, section 6.1. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Asked {
  readonly challenge: string;
}

interface Answering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** Whose it claims to be. */
  readonly userId?: string;
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

const numbered = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A device with one passkey, as browsers hand over what it says. */
export const openAuthenticator = (owner: { readonly userId: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
  const common = {
    id: base64(id),
    rawId: base64(id),
    type: "public-key" as const,
  };

  const authenticatorData = (
    { rpId = new URL(ORIGIN).hostname, isVerified = true, counter = 0 }: Answering,
    attested?: Uint8Array,
  ) => {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (attested ? HAS_KEY : 0);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags]),
      numbered(counter, 4),
      attested ?? Buffer.alloc(0),
    ]);
  };
  const clientData = (type: string, { challenge }: Asked, { origin = ORIGIN }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create: (asked: Asked, answering: Answering = {}) => {
      const attested = Buffer.concat([Buffer.alloc(16), numbered(id.length, 2), id, coseKey]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authenticatorData(answering, attested))],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64(clientData("webauthn.create", asked, answering)),
          attestationObject: base64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ["internal"],
        },
      };
    },

    use: (asked: Asked, answering: Answering = {}) => {
      const [data, client] = [authenticatorData(answering), clientData("webauthn.get", asked, answering)];
      return {
        ...common,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: base64(answering.userId ?? owner.userId),
        },
      };
    },
  };
};
