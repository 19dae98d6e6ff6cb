import { fileProblems } from "../../shared/files/files.problems.ts";
import { fileParts as contract } from "../../shared/files/parts.contract.ts";
import { PART_SIZE, partCount, partLength, type UploadedPart } from "../../shared/files/parts.ts";
import type { PartedUpload, StoredPart } from "../data/files/part-store.repository.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem, problemAt } from "../platform/http/problem.ts";
import { checksumOfParts } from "./content-checksum.ts";
import type { FilesDeps } from "./files.deps.ts";

type Parted = StoredFile & PartedUpload;

const isParted = (file: StoredFile): file is Parted => file.uploadId !== undefined;

type Asking = Pick<FilesDeps, "files"> & { readonly viewer: { readonly userId: string } };

const ownUpload = async (id: string, { files, viewer }: Asking): Promise<StoredFile> => {
  const file = await files.find(id);
  if (file?.uploaderId !== viewer.userId || file.state === "dropped") {
    throw new Problem(fileProblems.notFound);
  }
  return file;
};

const ownParts = async (id: string, deps: Asking): Promise<Parted> => {
  const file = await ownUpload(id, deps);
  if (!isParted(file)) throw new Problem(fileProblems.notFound);
  return file;
};

const shownUpload = ({ state, ...file }: Parted) => {
  if (state === "dropped") throw new Problem(fileProblems.notFound);
  return { ...file, state };
};

/** In order, each with the length it must have and the content that the uploader knows of. */
const isWhole = (
  { size }: Parted,
  stored: readonly StoredPart[],
  claimed: readonly Omit<UploadedPart, "size">[],
) => {
  const etags = new Map(claimed.map(({ number, etag }) => [number, etag.replaceAll('"', "")]));
  return (
    stored.length === partCount(size) &&
    etags.size === stored.length &&
    stored.every(
      (part, index) =>
        part.number === index + 1 &&
        part.size === partLength(size, part.number) &&
        etags.get(part.number) === part.etag.replaceAll('"', ""),
    )
  );
};

const checksumIn = (stored: readonly StoredPart[]) =>
  checksumOfParts(stored.map(({ sha256 = "" }) => Buffer.from(sha256, "base64")));

export const parts = implement<typeof contract, FilesDeps>(contract, {
  list: async ({ params }, deps) => {
    const file = await ownParts(params.id, deps);
    const found = file.state === "waiting" ? await (await deps.loadPartStore()).list(file) : undefined;
    const isComplete = found === undefined && file.checksum !== undefined;
    if (!found && !isComplete) throw new Problem(fileProblems.notFound);
    return {
      id: file.id,
      partSize: PART_SIZE,
      isComplete,
      parts: (found ?? []).map(({ number, etag, size }) => ({ number, etag, size })),
    };
  },

  sign: async ({ params, body: { numbers, checksums } }, deps) => {
    const file = await ownParts(params.id, deps);
    if (file.state !== "waiting") throw new Problem(fileProblems.notFound);
    const last = partCount(file.size);
    if (numbers.some((number) => number > last)) throw problemAt(fileProblems.unknownPart, "numbers");
    const parts = await deps.loadPartStore();
    return Promise.all(
      numbers.map((number, index) =>
        parts.ticket(file, {
          number,
          size: partLength(file.size, number),
          sha256: checksums[index] ?? "",
        }),
      ),
    );
  },

  /** Safe to repeat: what was completed before has no parts any more. */
  complete: async ({ params, body }, deps) => {
    const file = await ownParts(params.id, deps);
    const parts = await deps.loadPartStore();
    const stored = file.state === "waiting" ? await parts.list(file) : undefined;
    if (!stored) return shownUpload(file);
    if (!isWhole(file, stored, body.parts)) throw problemAt(fileProblems.incomplete, "parts");
    // Before S3 announces the file, whose check makes it ready.
    await deps.files.storeChecksum(file.id, checksumIn(stored));
    if (!(await parts.complete(file, stored))) throw problemAt(fileProblems.incomplete, "parts");
    return shownUpload(file);
  },

  abort: async ({ params }, deps) => {
    const file = await ownUpload(params.id, deps);
    if (isParted(file)) await (await deps.loadPartStore()).abort(file);
    await deps.files.giveUp(file.id, deps.now);
  },
});
