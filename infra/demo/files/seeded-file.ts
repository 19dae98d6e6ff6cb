import type { StoredFile } from "../../../functions/data/files/stored-file.ts";
import type { OfficePictureKind } from "../../../shared/organisations/organisation.ts";
import type { SceneName } from "./scenes.ts";

export interface DrawnScene {
  readonly scene: SceneName;
  readonly number: number;
  readonly isUpright?: true;
}

export interface SeededFile {
  readonly file: StoredFile;
  readonly content:
    | DrawnScene
    | { readonly office: number; readonly kind: OfficePictureKind }
    | { readonly portrait: number; readonly isWoman: boolean }
    | Uint8Array;
}

type Drawn = Pick<StoredFile, "id" | "fileName" | "owner" | "purpose" | "createdAt">;

export const drawnFile = (drawn: Drawn): StoredFile => ({
  ...drawn,
  contentType: "image/webp",
  size: 0,
  uploaderId: "user-1",
  state: "ready",
  reason: null,
});
