import type { Employee } from "../../../shared/organisations/employee.ts";
import type { FileUse } from "../../data/files/owned-files.ts";
import type { Owner } from "../../data/files/stored-file.ts";

type Pictured = Pick<Employee, "id" | "profilePictureId">;

export const pictureOwner = ({ id }: Pictured): Owner => ({ kind: "employee", id });

/** The file of a person; only what was uploaded for that is kept without what a camera wrote into it. */
export const pictureUses = ({ profilePictureId }: Pictured): FileUse[] =>
  profilePictureId ? [{ id: profilePictureId, path: "fileId", isImage: true, purpose: "employee" }] : [];
