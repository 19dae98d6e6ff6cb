import { createHash } from "node:crypto";
import { PART_SIZE } from "../../../shared/files/parts.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

/** The SHA-256 of the SHA-256 of all parts, as S3 computes it: the same however the bytes came. */
export const checksumOfParts = (parts: readonly Uint8Array[]): string =>
  sha256(Buffer.concat(parts)).toString("base64url");

/** Undefined for more than one part, since such a file is never read whole. */
export const checksumOf = (bytes: Uint8Array): string | undefined =>
  bytes.length > PART_SIZE ? undefined : checksumOfParts([sha256(bytes)]);
