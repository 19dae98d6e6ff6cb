import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";

/** Named after its first use, since the type of a deployed custom resource cannot change. */
export const KEY_PAIRS = "Custom::FileAddressKeyPairs";

export type KeyKind = "rsa" | "p256";

export interface KeyPairs {
  readonly Numbers: readonly string[];
  /** RSA by default, since a further property would change the keys of deployed files. */
  readonly Kind?: KeyKind | undefined;
}

export const publicKeyName = (number: number | string): string => `PublicKey${number}`;

/** PKCS #8 in base64. CloudFront takes RSA of 2,048 bits, Web Push P-256 (RFC 8292). */
export const newPrivateKey = (kind: KeyKind = "rsa"): string => {
  const { privateKey } =
    kind === "rsa"
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
};

/** RSA as PEM; P-256 as its point in base64url, which is how browsers take it. */
export const publicKeyOf = (privateKey: string): string => {
  const key = createPublicKey(
    createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" }),
  );
  if (key.asymmetricKeyType === "rsa") return String(key.export({ type: "spki", format: "pem" }));
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return Buffer.concat(point).toString("base64url");
};

const known = (secret: string): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(secret);
    return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  } catch {
    // A new secret holds a password at first.
    return new Map();
  }
};

export const keyPairsIn = (secret: string, { Numbers, Kind }: KeyPairs): Record<string, string> => {
  const before = known(secret);
  return Object.fromEntries(
    Numbers.map((number) => {
      const key = before.get(number);
      return [number, typeof key === "string" ? key : newPrivateKey(Kind)];
    }),
  );
};
