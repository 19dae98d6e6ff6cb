import { openLinkedStores } from "../../data/stores.ts";
import { openFirmAccounts } from "./firm-accounts.repository.ts";
import { openOpenId } from "./openid.ts";
import { providersOf } from "./providers.ts";

export const openFederation = (stores = openLinkedStores()) => ({
  ...stores,
  providers: providersOf(),
  openId: openOpenId(),
  firmAccounts: openFirmAccounts(stores.table),
});

export type FederationDeps = ReturnType<typeof openFederation>;
