import { openCloudSearch } from "../data/cloud/cloud-search.ts";
import { openLinkedStores } from "../data/stores.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openRequestLinks } from "./requests/request-links.ts";
import { openShareLinks } from "./shares/share-links.ts";

export const openCloud = () => {
  const stores = openLinkedStores();
  return {
    ...stores,
    cloudSearch: openCloudSearch(stores.cloudItems, stores.files),
    shareLinks: openShareLinks(setting("LINK_SECRET"), stores.portalOrigin),
    requestLinks: openRequestLinks(setting("LINK_SECRET"), stores.portalOrigin),
  };
};

export type CloudDeps = ReturnType<typeof openCloud>;
