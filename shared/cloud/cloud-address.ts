export const CLOUD_ADDRESS = "/cloud";

export const cloudItemAddress = (id: string | null): string =>
  id === null ? CLOUD_ADDRESS : `${CLOUD_ADDRESS}/${encodeURIComponent(id)}`;

export const REQUESTS_ADDRESS = `${CLOUD_ADDRESS}/requests`;

/** Parameter of a folder's address that ends watching it. */
export const UNWATCH = "unwatch";

export const unwatchAddress = (folderId: string): string => `${cloudItemAddress(folderId)}?${UNWATCH}=1`;
