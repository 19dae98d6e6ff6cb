import type { Upload } from "../../../shared/files/file.ts";
import { files } from "../../../shared/files/files.contract.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { galleries } from "../../../shared/galleries/galleries.contract.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { call } from "../../app/client/call.ts";
import { createLastingUploads } from "../../components/files/lasting-uploads.ts";
import { unlessTaken } from "../../components/files/unless-taken.ts";
import { UploadProblem } from "../../components/files/upload-problem.ts";

const places = new WeakMap<File, string>();

const store = async ({ id: fileId }: Upload, file: File, signal: AbortSignal) => {
  const id = places.get(file) ?? "";
  try {
    return await unlessTaken(() =>
      call(galleries.images.create, { params: { id }, body: { fileId } }, signal),
    );
  } catch (error) {
    // Its check was faster, and knows better why.
    const isChecked = isProblem(error, fileProblems.notReady);
    const { reason } = isChecked ? await call(files.upload, { params: { id: fileId } }) : { reason: null };
    throw reason === null ? error : new UploadProblem(reason, { isFinal: true });
  }
};

const queue = createLastingUploads({ purpose: "gallery", isCheckedLater: true, onReady: store });

export const galleryUploads = {
  ...queue,
  put: (galleryId: string, chosen: readonly File[]) => {
    for (const file of chosen) places.set(file, galleryId);
    queue.add(chosen);
  },
};
