import type { FileStore } from "../data/files/file-store.repository.ts";
import type { Files } from "../data/files/files.repository.ts";
import { tellImage } from "../data/galleries/file-facts.ts";
import type { GalleryImages } from "../data/galleries/gallery-images.collection.ts";
import { text } from "./files.text.ts";

export interface SettleDeps {
  readonly files: Files;
  readonly store: Pick<FileStore, "removeFile">;
  readonly galleryImages: GalleryImages;
}

/** Idempotent; whoever took it before its check would wait for ever if its bytes never came or no check ended. */
export const settleTaken = async ({ files, store, galleryImages }: SettleDeps, id: string): Promise<void> => {
  const taken = await files.find(id);
  if (!taken?.owner) return;
  if (taken.state === "waiting") await files.markRefused(taken, text.neverChecked);
  const file = await files.find(id);
  if (!file?.owner) return;
  await tellImage(galleryImages, file);
  if (file.state === "refused") await store.removeFile(id);
  await files.keepTaken(id);
};
