import { fileTypeFromBuffer } from "file-type";
import { fileKindOf, isCalledImage } from "../../shared/files/file-kind.ts";
import type { FileStore, UploadedBytes } from "../data/files/file-store.repository.ts";
import type { Files } from "../data/files/files.repository.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { together } from "../platform/runtime/together.ts";
import { verdictOn } from "./file-types.ts";
import { text } from "./files.text.ts";
import { imageSizeOf } from "./image-size.ts";
import { variantsOf } from "./image-variants.ts";
import { objectionToScan } from "./scan-result.ts";

const HEAD_BYTES = 512 * 1024;
/** Decoding takes four bytes for each; phones take 50 million at most. */
const MAX_MEGAPIXELS = 60;

export interface CheckDeps {
  readonly files: Files;
  readonly store: FileStore;
  readonly imageLimit: number;
  readonly isScanned: boolean;
}

type Outcome = { readonly refused: string } | { readonly contentType: string };

const webp = { contentType: "image/webp", isInline: true };

/** Of a person's picture only the re-encoded image is stored: the original may hold the place where it was taken. */
const showsSomebody = ({ purpose }: StoredFile) => purpose === "employee";

const asWebp = (fileName: string) => `${fileName.replace(/\.\w{1,5}$/, "")}.webp`;

const asDownload = { contentType: "application/octet-stream", isInline: false };

/** No smaller images are made of pictures that only came in parts. */
const isTooLargeToShow = ({ uploadId }: StoredFile, { size }: UploadedBytes, { imageLimit }: CheckDeps) =>
  uploadId !== undefined && size > imageLimit;

/** Stored before the file is ready, so that whoever sees it finds the smaller images. */
const keepImage = async (
  file: StoredFile,
  contentType: string,
  { bytes, size }: UploadedBytes,
  { store, imageLimit }: CheckDeps,
): Promise<string | undefined> => {
  if (size > imageLimit) return text.imageTooLarge(imageLimit);
  const claimed = imageSizeOf(bytes, contentType);
  if (!claimed) return text.unreadableImage;
  if (claimed.width * claimed.height > MAX_MEGAPIXELS * 1_000_000) return text.tooManyPixels(MAX_MEGAPIXELS);
  const variants = await variantsOf(bytes, claimed);
  if (!variants) return text.unreadableImage;
  const original = showsSomebody(file) ? [variants.preview] : [];
  await together([
    ...original.map((bytes) =>
      store.put({ ...file, fileName: asWebp(file.fileName) }, "original", { ...webp, bytes }),
    ),
    store.put(file, "preview", { ...webp, bytes: variants.preview }),
    store.put(file, "thumbnail", { ...webp, bytes: variants.thumbnail }),
  ]);
  return undefined;
};

const settle = async (file: StoredFile, uploaded: UploadedBytes, deps: CheckDeps): Promise<Outcome> => {
  if (uploaded.size !== file.size) return { refused: text.otherSize };
  const sniffed = await fileTypeFromBuffer(uploaded.bytes);
  const verdict = verdictOn(sniffed?.mime, file);
  if ("refused" in verdict) return verdict;
  const isImage = fileKindOf(verdict.contentType) === "image";
  if (isImage && isTooLargeToShow(file, uploaded, deps)) {
    await deps.store.acceptUpload(file, { ...asDownload, etag: uploaded.etag });
    return asDownload;
  }
  if (isImage) {
    // Only the head was read of what was not declared an image.
    const isWhole = uploaded.bytes.length === uploaded.size;
    const whole = isWhole ? uploaded : await deps.store.readUpload(file.id, deps.imageLimit);
    if (whole?.etag !== uploaded.etag) return { refused: text.otherSize };
    const refused = await keepImage(file, verdict.contentType, whole, deps);
    if (refused) return { refused };
    if (showsSomebody(file)) return webp;
  }
  await deps.store.acceptUpload(file, { ...verdict, etag: uploaded.etag });
  return { contentType: verdict.contentType };
};

const conclude = async ({ files, store }: CheckDeps, id: string, outcome: Outcome) => {
  if ("refused" in outcome) await files.markRefused(id, outcome.refused);
  else await files.markReady(id, outcome.contentType);
  const file = await files.find(id);
  if (file?.state !== "ready") await store.removeFile(id);
};

/** Undefined until the upload is scanned. */
const settleScanned = async (file: StoredFile, uploaded: UploadedBytes, deps: CheckDeps) => {
  const result = await deps.store.scanResultOf(file.id, uploaded);
  if (result === undefined) return undefined;
  const refused = objectionToScan(result);
  return refused ? { refused } : settle(file, uploaded, deps);
};

/** Idempotent; throws away an upload that nobody waits for or that comes twice. */
export const checkUpload = async (deps: CheckDeps, id: string): Promise<void> => {
  const { files, store, imageLimit, isScanned } = deps;
  const file = await files.find(id);
  if (file?.state === "waiting") {
    const uploaded = await store.readUpload(id, isCalledImage(file.contentType) ? imageLimit : HEAD_BYTES);
    if (!uploaded) return;
    const outcome = await (isScanned ? settleScanned : settle)(file, uploaded, deps);
    if (!outcome) return;
    await conclude(deps, id, outcome);
  }
  await store.removeUpload(id);
};
