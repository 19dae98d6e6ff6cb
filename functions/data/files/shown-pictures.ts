import { fileAddress, type ImageVariant } from "../../../shared/files/file-address.ts";
import type { Pictures } from "../../../shared/files/pictures.ts";
import type { Stores } from "../stores.ts";

/** Less than what an address stays good for. */
export const ADDRESS_CACHE_SECONDS = 5 * 60;

type Deps = Pick<Stores, "loadFileStore"> & { readonly now: Date };

/** Of entities that the caller sees, who then sees their pictures, too (`owners.ts`). */
export const picturesOf = async (
  fileIds: readonly (string | null | undefined)[],
  variant: ImageVariant,
  { loadFileStore, now }: Deps,
): Promise<Pictures | undefined> => {
  const ids = [...new Set(fileIds)].filter((id) => typeof id === "string");
  if (ids.length === 0) return undefined;
  const store = await loadFileStore();
  const addresses = ids.map(
    async (id) => [fileAddress(id, variant), await store.pictureAddress(id, variant, now)] as const,
  );
  return { maxAge: ADDRESS_CACHE_SECONDS, addresses: Object.fromEntries(await Promise.all(addresses)) };
};
