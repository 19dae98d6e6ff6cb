import type { StoredFile } from "../../../../functions/platform/files/stored-file.ts";
import type { OfficePictureKind } from "../../../../shared/organisations/organisation.ts";
import type { SceneName } from "./scenes.ts";

/** A file of the seed: a picture that is drawn when it is kept, or bytes that are written at once. */
export interface SeededFile {
  readonly file: StoredFile;
  readonly content:
    | { readonly scene: SceneName; readonly number: number }
    | { readonly office: number; readonly kind: OfficePictureKind }
    | { readonly portrait: number; readonly isWoman: boolean }
    | Uint8Array;
}
