import { ResizeFit, Transformer } from "@napi-rs/image";
import { type ImageVariant, imageVariants } from "../../shared/files/file-address.ts";
import type { ImageSize } from "./image-size.ts";

const QUALITY = 82;

const shrink = (image: Transformer, { width, height }: ImageSize, most: number) => {
  const side = Math.min(most, Math.max(width, height));
  return image.resize({ width: side, height: side, fit: ResizeFit.Inside }).webp(QUALITY);
};

/** Upright, without metadata and never enlarged; undefined if the image cannot be read. */
export const variantsOf = async (
  bytes: Uint8Array,
  size: ImageSize,
): Promise<Readonly<Record<ImageVariant, Uint8Array>> | undefined> => {
  try {
    const preview = await shrink(new Transformer(bytes).rotate(), size, imageVariants.preview);
    const thumbnail = await shrink(new Transformer(preview), size, imageVariants.thumbnail);
    return { preview, thumbnail };
  } catch {
    // Any error of the library is the image's fault.
    return undefined;
  }
};

/** The middle, twice as wide as high; the whole picture if it is no taller. */
export const titleOf = async (preview: Uint8Array): Promise<Uint8Array> => {
  const { width, height } = await new Transformer(preview).metadata();
  const wanted = Math.max(1, Math.round(width / 2));
  if (height <= wanted) return preview;
  return new Transformer(preview).crop(0, Math.floor((height - wanted) / 2), width, wanted).webp(QUALITY);
};
