import { fileProblems } from "../../../shared/files/files.problems.ts";
import { type PartsRequest, type PartTicket, partCount, partLength } from "../../../shared/files/parts.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { Stores } from "../stores.ts";
import { checksumOfParts } from "./content-checksum.ts";
import type { PartedUpload, StoredPart } from "./part-store.repository.ts";
import type { StoredFile } from "./stored-file.ts";

export type PartedFile = StoredFile & PartedUpload;

export const isParted = (file: StoredFile): file is PartedFile => file.uploadId !== undefined;

export const signParts = async (
  file: PartedFile,
  { numbers, checksums }: PartsRequest,
  { loadPartStore }: Pick<Stores, "loadPartStore">,
): Promise<PartTicket[]> => {
  if (file.state !== "waiting") throw new Problem(fileProblems.notFound);
  const last = partCount(file.size);
  if (numbers.some((number) => number > last)) throw problemAt(fileProblems.unknownPart, "numbers");
  const parts = await loadPartStore();
  return Promise.all(
    numbers.map((number, index) =>
      parts.ticket(file, { number, size: partLength(file.size, number), sha256: checksums[index] ?? "" }),
    ),
  );
};

const isWhole = ({ size }: PartedFile, stored: readonly StoredPart[]) =>
  stored.length === partCount(size) &&
  stored.every((part, index) => part.number === index + 1 && part.size === partLength(size, part.number));

const checksumIn = (stored: readonly StoredPart[]) =>
  checksumOfParts(stored.map(({ sha256 = "" }) => Buffer.from(sha256, "base64")));

/** Safe to repeat: a joined upload has no parts any more. */
export const joinParts = async (
  file: PartedFile,
  { files, loadPartStore }: Pick<Stores, "files" | "loadPartStore">,
  isMeant: (stored: readonly StoredPart[]) => boolean = () => true,
): Promise<void> => {
  const parts = await loadPartStore();
  const stored = file.state === "waiting" ? await parts.list(file) : undefined;
  if (!stored) return;
  const incomplete = () => problemAt(fileProblems.incomplete, "parts");
  if (!isWhole(file, stored) || !isMeant(stored)) throw incomplete();
  // Stored before S3 notifies of the file, whose check makes it ready.
  await files.storeChecksum(file.id, checksumIn(stored));
  if (!(await parts.complete(file, stored))) throw incomplete();
};
