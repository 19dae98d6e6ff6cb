import type { Employee } from "../../../shared/organisations/employee.ts";
import type { FileUse } from "../../data/files/owned-files.ts";
import type { Owner } from "../../data/files/stored-file.ts";

type Pictured = Pick<Employee, "id" | "profilePictureId">;

export const pictureOwner = ({ id }: Pictured): Owner => ({ kind: "employee", id });

/** Only uploads with this purpose lose the camera's metadata. */
export const pictureUses = ({ profilePictureId }: Pictured): FileUse[] =>
  profilePictureId ? [{ id: profilePictureId, path: "fileId", isImage: true, purpose: "employee" }] : [];
