import crypto from "node:crypto";
import { describeError, log } from "../platform/logging/log.ts";

/** Argon2 takes Node 24.7 and OpenSSL 3.2; a function without it must not look healthy. */
export const requireArgon2 = (hash: (typeof crypto)["argon2Sync"] = crypto.argon2Sync): void => {
  try {
    hash("argon2id", {
      message: "",
      nonce: Buffer.alloc(8),
      tagLength: 4,
      memory: 8,
      passes: 1,
      parallelism: 1,
    });
  } catch (error) {
    const versions = { node: process.versions.node, openssl: process.versions.openssl };
    log.error("argon2id is missing, so no password can be checked", { ...versions, ...describeError(error) });
    throw error;
  }
};
