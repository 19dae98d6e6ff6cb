import { createHash } from "node:crypto";
import { Transformer } from "@napi-rs/image";
import type { PictureFacts, StoredFile } from "../data/files/stored-file.ts";
import { imageSizeOf } from "./image-size.ts";

const QUALITY = 92;
const WEBP = "image/webp";

export interface CleanOriginal {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly picture?: PictureFacts;
}

const encoders: Readonly<Record<string, (image: Transformer) => Promise<Uint8Array>>> = {
  "image/jpeg": (image) => image.jpeg(QUALITY),
  "image/png": (image) => image.png(),
};

const asWebp = (fileName: string) => `${fileName.replace(/\.\w{1,5}$/, "")}.webp`;

const encodedAnew = async (
  { fileName }: StoredFile,
  contentType: string,
  uploaded: Uint8Array,
): Promise<CleanOriginal | undefined> => {
  const image = new Transformer(uploaded).rotate();
  const encode = encoders[contentType];
  const bytes = await (encode ? encode(image) : image.webp(QUALITY));
  const encoded = encode
    ? { fileName, contentType, bytes }
    : { fileName: asWebp(fileName), contentType: WEBP, bytes };
  const size = imageSizeOf(bytes, encoded.contentType);
  const checksum = createHash("sha256").update(uploaded).digest("base64url");
  return size && { ...encoded, picture: { ...size, checksum } };
};

export const mustBeClean = ({ purpose }: Pick<StoredFile, "purpose">): boolean =>
  purpose === "employee" || purpose === "gallery";

/** Upright, without metadata: a person's preview, a gallery's whole picture. Undefined if not encodable. */
export const cleanOriginal = async (
  file: StoredFile,
  contentType: string,
  uploaded: Uint8Array,
  preview: Uint8Array,
): Promise<CleanOriginal | undefined> => {
  if (file.purpose === "employee") {
    return { fileName: asWebp(file.fileName), contentType: WEBP, bytes: preview };
  }
  try {
    return await encodedAnew(file, contentType, uploaded);
  } catch {
    // A GIF may be wider than a WebP can be, for example.
    return undefined;
  }
};
