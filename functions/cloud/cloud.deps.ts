import { openCloudSearch } from "../data/cloud/cloud-search.ts";
import { openStores } from "../data/stores.ts";

export const openCloud = () => {
  const stores = openStores();
  return { ...stores, cloudSearch: openCloudSearch(stores.cloudItems) };
};

export type CloudDeps = ReturnType<typeof openCloud>;
