import type { QueryClient } from "@tanstack/react-query";
import { organisations } from "../../../../shared/organisations/organisations.contract.ts";
import { call } from "../../../app/client/call.ts";
import { keyOf } from "../../../app/client/query-key.ts";
import { refresh } from "../../../app/client/refresh.ts";
import { uploadFile } from "../../files/upload-file.ts";

const { employeePicture } = organisations;

/** How far a picture has come. */
export type PictureStage = { readonly sent: number } | "checking";

interface NewPicture {
  readonly employeeId: string;
  readonly file: File;
  readonly words: string;
  readonly signal: AbortSignal;
  readonly onStage: (stage: PictureStage) => void;
}

/** Uploads a picture and shows the person by it. */
export const uploadPicture = async ({ employeeId, file, words, signal, onStage }: NewPicture) => {
  const { id: fileId } = await uploadFile(file, {
    purpose: "employee",
    signal,
    onProgress: (sent) => onStage({ sent }),
    onChecking: () => onStage("checking"),
  });
  return call(
    employeePicture.set,
    { params: { id: employeeId }, body: { fileId, profilePictureAltText: words } },
    signal,
  );
};

/** The same picture, in other words. */
export const describePicture = (employeeId: string, fileId: string, words: string) =>
  call(employeePicture.set, { params: { id: employeeId }, body: { fileId, profilePictureAltText: words } });

export const removePicture = (employeeId: string) =>
  call(employeePicture.remove, { params: { id: employeeId } });

/** Everything that shows people is read again. */
export const refreshPeople = (queryClient: QueryClient): Promise<void> =>
  refresh(queryClient, keyOf(employeePicture.set));
