import { ulid } from "ulid";
import type { Viewer } from "../../shared/contract/permissions.ts";
import type { UploadRequest } from "../../shared/files/file.ts";
import { fileKindOf, isCalledImage, isShownInline } from "../../shared/files/file-kind.ts";
import { namedAs } from "../../shared/files/file-name.ts";
import { files as contract } from "../../shared/files/files.contract.ts";
import { fileProblems } from "../../shared/files/files.problems.ts";
import { PART_SIZE } from "../../shared/files/parts.ts";
import { ADDRESS_CACHE_SECONDS } from "../data/files/file-store.repository.ts";
import type { StoredFile } from "../data/files/stored-file.ts";
import { implement } from "../platform/http/implement.ts";
import { notFound, Problem } from "../platform/http/problem.ts";
import { objectionTo } from "./file-types.ts";
import type { FilesDeps } from "./files.deps.ts";
import { text } from "./files.text.ts";
import { insertCounted } from "./insert-counted.ts";

type Limits = Pick<FilesDeps, "imageLimit" | "documentLimit" | "cloudFileLimit">;

const requireFit = (
  { contentType, size, multipart }: UploadRequest,
  { imageLimit, documentLimit, cloudFileLimit }: Limits,
) => {
  const isImage = isCalledImage(contentType) && !multipart;
  const limit = multipart ? cloudFileLimit : isImage ? imageLimit : documentLimit;
  if (size <= limit) return;
  const detail = isImage ? text.imageTooLarge(limit) : text.documentTooLarge(limit);
  throw new Problem(fileProblems.tooLarge, { detail, errors: [{ path: "size", message: detail }] });
};

/** An unowned file is its uploader's alone. */
const maySee = ({ owner, uploaderId }: StoredFile, viewer: Viewer, now: Date, { owners }: FilesDeps) =>
  owner ? owners.maySee(owner, viewer, now) : uploaderId === viewer.userId;

/** Unless it is as the file was stored. */
const otherDisposition = async (
  { owner, fileName, contentType }: StoredFile,
  isDownload: boolean,
  { owners }: FilesDeps,
) => {
  const title = owner ? await owners.titleOf(owner) : undefined;
  const name = title === undefined ? fileName : namedAs(title, fileName);
  const isInline = isShownInline(contentType);
  if (name === fileName && !(isInline && isDownload)) return undefined;
  return { fileName: name, isInline: isInline && !isDownload };
};

export const files = implement<typeof contract, FilesDeps>(contract, {
  begin: async ({ body }, deps) => {
    const { files, store, parts, viewer, now } = deps;
    const objection = objectionTo(body);
    if (objection) {
      const errors = [{ path: "fileName", message: objection }];
      throw new Problem(fileProblems.typeRefused, { detail: objection, errors });
    }
    requireFit(body, deps);
    const { multipart, ...claims } = body;
    const id = ulid();
    const file: StoredFile = {
      ...claims,
      id,
      owner: null,
      uploaderId: viewer.userId,
      state: "waiting",
      reason: null,
      createdAt: now.toISOString(),
      ...(multipart && { uploadId: await parts.begin({ id, contentType: claims.contentType }) }),
    };
    if (file.purpose === "cloud") await insertCounted(file, deps);
    else await files.insert(file);
    if (multipart) return { id, partSize: PART_SIZE };
    return { id, upload: await store.ticket(file) };
  },

  upload: async ({ params }, { files, viewer }) => {
    const file = await files.find(params.id);
    if (file?.uploaderId !== viewer.userId || file.state === "dropped")
      return notFound(fileProblems.notFound);
    return { ...file, state: file.state };
  },

  uploads: async ({ query }, { files, viewer }) => {
    const found = await files.findMany(query.ids);
    return {
      data: [...found.values()].flatMap(({ state, ...file }) =>
        file.uploaderId === viewer.userId && state !== "dropped" ? { ...file, state } : [],
      ),
    };
  },

  read: async ({ params, query }, deps) => {
    const { files, store, viewer, now } = deps;
    const file = await files.find(params.id);
    if (file?.state !== "ready" || !(await maySee(file, viewer, now, deps))) {
      return notFound(fileProblems.notFound);
    }
    if (query.variant && fileKindOf(file.contentType) !== "image") return notFound(fileProblems.notFound);
    const disposition = await otherDisposition(file, query.download ?? false, deps);
    const location = await store.addressOf(file.id, query.variant, now, disposition);
    return { location, maxAge: ADDRESS_CACHE_SECONDS };
  },

  readPublic: async ({ params, query }, { files, store, owners, now }) => {
    const file = await files.find(params.id);
    if (file?.state !== "ready" || !file.owner) return notFound(fileProblems.notFound);
    const isImage = fileKindOf(file.contentType) === "image";
    if (!(await owners.isPublic(file.owner, isImage ? "image" : "attachment", now))) {
      return notFound(fileProblems.notFound);
    }
    if (isImage) {
      const isMissing = query.variant === "title" && !file.hasTitle;
      const variant = isMissing ? "preview" : (query.variant ?? "preview");
      return { location: await store.addressOf(file.id, variant, now), maxAge: ADDRESS_CACHE_SECONDS };
    }
    if (query.variant) return notFound(fileProblems.notFound);
    // Kept by nobody, so that what is withdrawn is withdrawn at once.
    return { location: await store.addressOf(file.id, undefined, now), maxAge: 0 };
  },

  readOffered: async ({ params: { id, fileId }, query }, { files, store, offers, now }) => {
    const file = await files.find(fileId);
    if (file?.state !== "ready" || !(await offers.includes(id, file, query.token))) {
      return notFound(fileProblems.notFound);
    }
    return { location: await store.addressOf(file.id, undefined, now), maxAge: 0 };
  },
});
