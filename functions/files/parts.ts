import { fileProblems } from "../../shared/files/files.problems.ts";
import { fileParts as contract } from "../../shared/files/parts.contract.ts";
import { PART_SIZE, type UploadedPart } from "../../shared/files/parts.ts";
import type { StoredPart } from "../data/files/part-store.repository.ts";
import { isParted, joinParts, type PartedFile, signParts } from "../data/files/parted-uploads.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import type { FilesDeps } from "./files.deps.ts";

type Asking = Pick<FilesDeps, "files"> & { readonly viewer: { readonly userId: string } };

const ownUpload = async (id: string, { files, viewer }: Asking): Promise<StoredFile> => {
  const file = await files.find(id);
  if (file?.uploaderId !== viewer.userId || file.state === "dropped") {
    throw new Problem(fileProblems.notFound);
  }
  return file;
};

const ownParts = async (id: string, deps: Asking): Promise<PartedFile> => {
  const file = await ownUpload(id, deps);
  if (!isParted(file)) throw new Problem(fileProblems.notFound);
  return file;
};

const shownUpload = ({ state, ...file }: PartedFile) => {
  if (state === "dropped") throw new Problem(fileProblems.notFound);
  return { ...file, state };
};

/** Whether the stored parts have the content that the uploader knows of. */
const areClaimed = (stored: readonly StoredPart[], claimed: readonly Omit<UploadedPart, "size">[]) => {
  const etags = new Map(claimed.map(({ number, etag }) => [number, etag.replaceAll('"', "")]));
  return (
    etags.size === stored.length &&
    stored.every(({ number, etag }) => etags.get(number) === etag.replaceAll('"', ""))
  );
};

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

  sign: async ({ params, body }, deps) => signParts(await ownParts(params.id, deps), body, deps),

  complete: async ({ params, body }, deps) => {
    const file = await ownParts(params.id, deps);
    await joinParts(file, deps, (stored) => areClaimed(stored, body.parts));
    return shownUpload(file);
  },

  abort: async ({ params }, deps) => {
    const file = await ownUpload(params.id, deps);
    if (isParted(file)) await (await deps.loadPartStore()).abort(file);
    await deps.files.giveUp(file.id, deps.now);
  },
});
