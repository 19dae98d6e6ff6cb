import { ResizeFit, Transformer } from "@napi-rs/image";
import { type ImageVariant, imageVariants } from "../../shared/files/file-address.ts";
import type { ImageSize } from "./image-size.ts";

const QUALITY = 82;

const shrink = (image: Transformer, { width, height }: ImageSize, most: number) => {
  const side = Math.min(most, Math.max(width, height));
  return image.resize({ width: side, height: side, fit: ResizeFit.Inside }).webp(QUALITY);
};

/**
 * The smaller ones of an image, as WebP: upright, without what a camera wrote into it, and never larger than it
 * was. Undefined where it cannot be read.
 */
export const variantsOf = async (
  bytes: Uint8Array,
  size: ImageSize,
): Promise<Readonly<Record<ImageVariant, Uint8Array>> | undefined> => {
  try {
    const preview = await shrink(new Transformer(bytes).rotate(), size, imageVariants.preview);
    const thumbnail = await shrink(new Transformer(preview), size, imageVariants.thumbnail);
    return { preview, thumbnail };
  } catch {
    // The library tells by its words only what went wrong, and it is the image in every case.
    return undefined;
  }
};
