import { files } from "../../../shared/files/files.contract.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import { galleries } from "../../../shared/galleries/galleries.contract.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { call } from "../../app/client/call.ts";
import { lastWhileSignedIn } from "../../components/files/lasting-uploads.ts";
import { UploadProblem } from "../../components/files/upload-entry.ts";
import { unlessTaken } from "../../components/files/upload-file.ts";
import { UploadPanel } from "../../components/files/upload-panel.tsx";
import { createUploadQueue } from "../../components/files/upload-queue.ts";

/** An upload's location is the id of its gallery. */
export const galleryUploads = createUploadQueue<string>({
  purpose: "gallery",
  isCheckedLater: true,
  onReady: async ({ id: fileId }, { location: id }, signal) => {
    try {
      return await unlessTaken(() =>
        call(galleries.images.create, { params: { id }, body: { fileId } }, signal),
      );
    } catch (error) {
      // The check was faster, and knows the reason of the refusal.
      const isChecked = isProblem(error, fileProblems.notReady);
      const { reason } = isChecked ? await call(files.upload, { params: { id: fileId } }) : { reason: null };
      throw reason === null ? error : new UploadProblem(reason, { isFinal: true });
    }
  },
});

lastWhileSignedIn(galleryUploads, "gallery");

export const GalleryUploadPanel = () => (
  <UploadPanel queue={galleryUploads} endpoint={galleries.images.create} />
);
