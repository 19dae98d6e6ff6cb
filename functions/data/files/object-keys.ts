import type { PublicVariant } from "../../../shared/files/file-address.ts";

export const UPLOADS = "uploads/";

export const uploadKey = (id: string): string => `${UPLOADS}${id}`;

export const FILES = "files/";

export type StoredVariant = PublicVariant | "original";

/** CloudFront finds an object by its key as the path of its address. */
export const fileKeyOf = (id: string, variant: StoredVariant = "original"): string =>
  `${FILES}${id}/${variant}`;

/** The words of a document, and what became of taking them out. */
export const textKey = (id: string): string => `texts/${id}.json.gz`;
