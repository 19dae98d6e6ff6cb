import { fileTypeFromBuffer } from "file-type";
import { applicationFiles } from "../../shared/applications/application-files.ts";
import { fileKindOf, isCalledImage } from "../../shared/files/file-kind.ts";
import { PART_SIZE } from "../../shared/files/parts.ts";
import { takeRequested } from "../data/cloud/take-requested.ts";
import { checksumOf } from "../data/files/content-checksum.ts";
import type { FileStore, UploadedBytes } from "../data/files/file-store.repository.ts";
import type { StoredContent } from "../data/files/files.repository.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { noteFileState } from "../data/galleries/file-facts.ts";
import type { Stores } from "../data/stores.ts";
import { log } from "../platform/logging/log.ts";
import { openTurns } from "../platform/runtime/in-turn.ts";
import { together } from "../platform/runtime/together.ts";
import { cleanOriginal, mustBeClean } from "./clean-original.ts";
import { verdictOn } from "./file-types.ts";
import { text } from "./files.text.ts";
import { imageSizeOf } from "./image-size.ts";
import { titleOf, variantsOf } from "./image-variants.ts";

/** GuardDuty user guide, "S3 object potential malware scan result status values". */
const refusals: Readonly<Record<string, string>> = {
  THREATS_FOUND: text.malware,
  UNSUPPORTED: text.notScannable,
};

const objectionToScan = (result: string): string | undefined => {
  if (result === "NO_THREATS_FOUND") return undefined;
  const objection = refusals[result];
  // ACCESS_DENIED, FAILED and unknown results are no fault of the file.
  if (!objection) log.error("scan failed", { result });
  return objection ?? text.scanFailed;
};

const HEAD_BYTES = 512 * 1024;
/** Decoding takes four bytes for each pixel; phones take 50 million pixels at most. */
const MAX_MEGAPIXELS = 60;

export interface CheckDeps extends Stores {
  readonly store: FileStore;
  readonly imageLimit: number;
  readonly isScanned: boolean;
}

type Outcome = { readonly refused: string } | StoredContent;

const webp = { contentType: "image/webp", isInline: true };

const asDownload = { contentType: "application/octet-stream", isInline: false };

const isTooLargeToShow = ({ uploadId }: StoredFile, { size }: UploadedBytes, { imageLimit }: CheckDeps) =>
  uploadId !== undefined && size > imageLimit;

/** Files are checked in parallel, pictures in turn: each takes a processor, and memory for its pixels. */
const oneAtATime = openTurns();

interface KeptImage {
  readonly hasTitle: true | undefined;
  /** Undefined if the upload itself is stored. */
  readonly original: StoredContent | undefined;
}

/** Stored before the file is ready, so that its viewers find the smaller images. */
const keepImage = async (
  file: StoredFile,
  contentType: string,
  { bytes, size }: UploadedBytes,
  { store, imageLimit }: CheckDeps,
): Promise<KeptImage | { readonly refused: string }> => {
  if (size > imageLimit) return { refused: text.imageTooLarge(imageLimit) };
  const claimed = imageSizeOf(bytes, contentType);
  if (!claimed) return { refused: text.unreadableImage };
  if (claimed.width * claimed.height > MAX_MEGAPIXELS * 1_000_000) {
    return { refused: text.tooManyPixels(MAX_MEGAPIXELS) };
  }
  const variants = await variantsOf(bytes, claimed);
  if (!variants) return { refused: text.unreadableImage };
  const original = mustBeClean(file)
    ? await cleanOriginal(file, contentType, bytes, variants.preview)
    : undefined;
  if (mustBeClean(file) && !original) return { refused: text.unreadableImage };
  const hasTitle = file.purpose === "article" ? true : undefined;
  await together([
    ...(hasTitle ? [store.put(file, "title", { ...webp, bytes: await titleOf(variants.preview) })] : []),
    store.put(file, "preview", { ...webp, bytes: variants.preview }),
    store.put(file, "thumbnail", { ...webp, bytes: variants.thumbnail }),
    ...(original
      ? [store.put({ ...file, fileName: original.fileName }, "original", { ...original, isInline: true })]
      : []),
  ]);
  return { hasTitle, original: original && { ...original, size: original.bytes.length } };
};

const outcomeOf = async (file: StoredFile, uploaded: UploadedBytes, deps: CheckDeps): Promise<Outcome> => {
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
    // Of a file that was not declared an image, only the head was read.
    const isWhole = uploaded.bytes.length === uploaded.size;
    const whole = isWhole ? uploaded : await deps.store.readUpload(file.id, deps.imageLimit);
    if (whole?.etag !== uploaded.etag) return { refused: text.otherSize };
    const kept = await oneAtATime(() => keepImage(file, verdict.contentType, whole, deps));
    if ("refused" in kept) return kept;
    if (kept.original) return { ...kept.original, hasTitle: kept.hasTitle };
    await deps.store.acceptUpload(file, { ...verdict, etag: uploaded.etag });
    return { contentType: verdict.contentType, hasTitle: kept.hasTitle };
  }
  await deps.store.acceptUpload(file, { ...verdict, etag: uploaded.etag });
  return { contentType: verdict.contentType };
};

const bytesToRead = ({ contentType, purpose, size }: StoredFile, { imageLimit }: CheckDeps) => {
  if (isCalledImage(contentType)) return imageLimit;
  // What makes a ZIP a DOCX may stand at its end.
  if (purpose === "application") return applicationFiles.maxSize;
  return purpose === "cloud" && size <= PART_SIZE ? PART_SIZE : HEAD_BYTES;
};

/** Only uploads to the cloud are compared with earlier ones. */
const checksumFor = ({ purpose }: StoredFile, { bytes, size }: UploadedBytes) =>
  purpose === "cloud" && bytes.length === size ? checksumOf(bytes) : undefined;

const finishCheck = async (
  { files, store }: CheckDeps,
  waiting: StoredFile,
  uploaded: UploadedBytes,
  outcome: Outcome,
) => {
  if ("refused" in outcome) await files.markRefused(waiting, outcome.refused);
  else await files.markReady(waiting.id, { ...outcome, checksum: checksumFor(waiting, uploaded) });
  const file = await files.find(waiting.id);
  if (file?.state !== "ready") await store.removeFile(waiting.id);
  return file;
};

/** Undefined until the upload is scanned. */
const outcomeOfScanned = async (file: StoredFile, uploaded: UploadedBytes, deps: CheckDeps) => {
  const result = await deps.store.scanResultOf(file.id, uploaded);
  if (result === undefined) return undefined;
  const refused = objectionToScan(result);
  return refused ? { refused } : outcomeOf(file, uploaded, deps);
};

/** Idempotent; removes an upload that nobody waits for or that comes twice. */
export const checkUpload = async (deps: CheckDeps, id: string): Promise<void> => {
  const { files, store, galleryImages, isScanned } = deps;
  let file = await files.find(id);
  if (file?.state === "waiting") {
    const uploaded = await store.readUpload(id, bytesToRead(file, deps));
    if (!uploaded) return;
    const outcome = await (isScanned ? outcomeOfScanned : outcomeOf)(file, uploaded, deps);
    if (!outcome) return;
    file = await finishCheck(deps, file, uploaded, outcome);
  }
  // Runs for repeated messages, too, since the last run may have ended before this.
  if (file) {
    await noteFileState(galleryImages, file);
    await takeRequested(deps, file, new Date());
  }
  await store.removeUpload(id);
};
