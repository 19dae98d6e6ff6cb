import { fileProblems } from "../../shared/files/files.problems.ts";
import { fileParts as contract } from "../../shared/files/parts.contract.ts";
import { PART_SIZE, partCount, partLength, type UploadedPart } from "../../shared/files/parts.ts";
import type { PartedUpload, StoredPart } from "../data/files/part-store.repository.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem, problemAt } from "../platform/http/problem.ts";
import type { FilesDeps } from "./files.deps.ts";

type Parted = StoredFile & PartedUpload;

const isParted = (file: StoredFile): file is Parted => file.uploadId !== undefined;

const ownUpload = async (
  id: string,
  { files, viewer }: Pick<FilesDeps, "files"> & { readonly viewer: { readonly userId: string } },
): Promise<Parted> => {
  const file = await files.find(id);
  if (file?.uploaderId !== viewer.userId || file.state === "dropped" || !isParted(file)) {
    throw new Problem(fileProblems.notFound);
  }
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

export const parts = implement<typeof contract, FilesDeps>(contract, {
  list: async ({ params }, deps) => {
    const file = await ownUpload(params.id, deps);
    const found = file.state === "waiting" ? await deps.parts.list(file) : undefined;
    if (!found) throw new Problem(fileProblems.notFound);
    return {
      id: file.id,
      partSize: PART_SIZE,
      parts: found.map(({ number, etag, size }) => ({ number, etag, size })),
    };
  },

  sign: async ({ params, body: { numbers, checksums } }, deps) => {
    const file = await ownUpload(params.id, deps);
    if (file.state !== "waiting") throw new Problem(fileProblems.notFound);
    const last = partCount(file.size);
    if (numbers.some((number) => number > last)) throw problemAt(fileProblems.unknownPart, "numbers");
    return Promise.all(
      numbers.map((number, index) =>
        deps.parts.ticket(file, {
          number,
          size: partLength(file.size, number),
          sha256: checksums[index] ?? "",
        }),
      ),
    );
  },

  /** Safe to repeat: what was completed before has no parts any more. */
  complete: async ({ params, body }, deps) => {
    const file = await ownUpload(params.id, deps);
    const stored = file.state === "waiting" ? await deps.parts.list(file) : undefined;
    if (!stored) return shownUpload(file);
    const isTaken = isWhole(file, stored, body.parts) && (await deps.parts.complete(file, stored));
    if (!isTaken) throw problemAt(fileProblems.incomplete, "parts");
    return shownUpload(file);
  },

  abort: async ({ params }, deps) => {
    const file = await ownUpload(params.id, deps);
    await deps.parts.abort(file);
    await deps.files.giveUp(file.id, deps.now);
  },
});
