import type { QueryClient } from "@tanstack/react-query";
import { organisations } from "../../../../shared/organisations/organisations.contract.ts";
import { call } from "../../../app/client/call.ts";
import { keyOf } from "../../../app/client/query-key.ts";
import { refresh } from "../../../app/client/refresh.ts";
import { uploadFile } from "../../files/upload-file.ts";

const { employeePicture } = organisations;

export type PictureStage = { readonly sent: number } | "checking" | "late";

interface NewPicture {
  readonly employeeId: string;
  readonly file: File;
  readonly words: string;
  readonly signal: AbortSignal;
  readonly onStage: (stage: PictureStage) => void;
}

export const uploadPicture = async ({ employeeId, file, words, signal, onStage }: NewPicture) => {
  const { id: fileId } = await uploadFile(file, {
    purpose: "employee",
    signal,
    onProgress: (sent) => onStage({ sent }),
    onChecking: () => onStage("checking"),
    onLate: () => onStage("late"),
  });
  return call(
    employeePicture.set,
    { params: { id: employeeId }, body: { fileId, profilePictureAltText: words } },
    signal,
  );
};

export const describePicture = (employeeId: string, fileId: string, words: string) =>
  call(employeePicture.set, { params: { id: employeeId }, body: { fileId, profilePictureAltText: words } });

export const removePicture = (employeeId: string) =>
  call(employeePicture.remove, { params: { id: employeeId } });

export const refreshPeople = (queryClient: QueryClient): Promise<void> =>
  refresh(queryClient, keyOf(employeePicture.set));
