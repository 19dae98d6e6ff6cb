import { openCloudSearch } from "../data/cloud/cloud-search.ts";
import { openStores } from "../data/stores.ts";

export const openCloud = () => ({ ...openStores(), cloudSearch: openCloudSearch() });

export type CloudDeps = ReturnType<typeof openCloud>;
