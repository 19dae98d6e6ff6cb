import { fileAddress, type ImageVariant } from "../../../shared/files/file-address.ts";
import type { Pictures } from "../../../shared/files/pictures.ts";
import type { Stores } from "../stores.ts";

/** Shorter than an address stays valid. */
export const ADDRESS_CACHE_SECONDS = 5 * 60;

type Deps = Pick<Stores, "loadFileAddresses"> & { readonly now: Date };

export const picturesOf = async (
  fileIds: readonly (string | null | undefined)[],
  variant: ImageVariant,
  { loadFileAddresses, now }: Deps,
): Promise<Pictures | undefined> => {
  const ids = [...new Set(fileIds)].filter((id) => typeof id === "string");
  if (ids.length === 0) return undefined;
  const { pictureAddress } = await loadFileAddresses();
  const addresses = ids.map((id) => [fileAddress(id, variant), pictureAddress(id, variant, now)] as const);
  return { maxAge: ADDRESS_CACHE_SECONDS, addresses: Object.fromEntries(addresses) };
};
