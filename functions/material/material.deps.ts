import { openLinkedStores } from "../data/stores.ts";
import { openMaterialList } from "./material-list.ts";

export const openMaterial = (stores = openLinkedStores()) => ({
  ...stores,
  loadArticles: openMaterialList(stores.portalOrigin),
});

export type MaterialDeps = ReturnType<typeof openMaterial>;
