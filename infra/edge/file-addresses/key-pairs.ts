import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";

/** The custom resource that puts private keys into a secret, by their numbers. */
export const KEY_PAIRS = "Custom::FileAddressKeyPairs";

export interface KeyPairs {
  readonly Numbers: readonly string[];
}

export const publicKeyName = (number: number | string): string => `PublicKey${number}`;

/** PKCS #8 in base64, on one line: it becomes a variable of functions. CloudFront takes RSA of 2,048 bits, whose signatures are the same each time, so that all instances give the same address. */
export const newPrivateKey = (): string =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "der" },
    publicKeyEncoding: { type: "spki", format: "der" },
  }).privateKey.toString("base64");

export const publicKeyOf = (privateKey: string): string => {
  const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" });
  return String(createPublicKey(key).export({ type: "spki", format: "pem" }));
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
export const keyPairsIn = (secret: string, numbers: readonly string[]): Record<string, string> => {
  const before = known(secret);
  return Object.fromEntries(
    numbers.map((number) => {
      const key = before.get(number);
      return [number, typeof key === "string" ? key : newPrivateKey()];
    }),
  );
};
