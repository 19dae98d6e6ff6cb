import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";

/** The custom resource that puts private keys into a secret, by their numbers. The type of one that is deployed cannot change, so it is called after its first use. */
export const KEY_PAIRS = "Custom::FileAddressKeyPairs";

export type KeyKind = "rsa" | "p256";

export interface KeyPairs {
  readonly Numbers: readonly string[];
  /** Without it RSA: a property more would change the keys of files that are deployed. */
  readonly Kind?: KeyKind | undefined;
}

export const publicKeyName = (number: number | string): string => `PublicKey${number}`;

/** PKCS #8 in base64, on one line: it becomes a variable of functions. CloudFront takes RSA of 2,048 bits, whose signatures are the same each time, so that all instances give the same address; Web Push takes P-256 (RFC 8292). */
export const newPrivateKey = (kind: KeyKind = "rsa"): string => {
  const { privateKey } =
    kind === "rsa"
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
};

/** RSA as PEM, P-256 as its point in base64url, which is how browsers take it. */
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
    // The password that a secret is made with.
    return new Map();
  }
};

/** Private keys by their numbers: those that the secret has, and new ones for the others. */
export const keyPairsIn = (secret: string, { Numbers, Kind }: KeyPairs): Record<string, string> => {
  const before = known(secret);
  return Object.fromEntries(
    Numbers.map((number) => {
      const key = before.get(number);
      return [number, typeof key === "string" ? key : newPrivateKey(Kind)];
    }),
  );
};
