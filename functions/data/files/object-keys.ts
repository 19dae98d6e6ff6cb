import type { PublicVariant } from "../../../shared/files/file-address.ts";

export const UPLOADS = "uploads/";

export const uploadKey = (id: string): string => `${UPLOADS}${id}`;

export const FILES = "files/";

export type StoredVariant = PublicVariant | "original";

/** CloudFront takes the path of an address as the object's key. */
export const fileKeyOf = (id: string, variant: StoredVariant = "original"): string =>
  `${FILES}${id}/${variant}`;

export const textKey = (id: string): string => `texts/${id}.json.gz`;
