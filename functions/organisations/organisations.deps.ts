import { openStores } from "../data/stores.ts";
import { openDirectory } from "./employees/directory.ts";

export const openOrganisationsArea = (stores = openStores()) => ({
  ...stores,
  directory: openDirectory(stores.employees, stores.organisations),
});

export type OrganisationsDeps = ReturnType<typeof openOrganisationsArea>;
