import { openStores } from "../data/stores.ts";
import { openAccounts } from "./accounts.repository.ts";
import { openSecondFactors } from "./second-factor/second-factors.repository.ts";
import { openSignInAttempts } from "./sign-in-attempts.repository.ts";
import { openAdministrators } from "./users/last-administrator.ts";
import { openUserList } from "./users/user-list.ts";

export const openLogin = (stores = openStores()) => ({
  ...stores,
  accounts: openAccounts(stores.table, stores),
  secondFactors: openSecondFactors(stores.table),
  attempts: openSignInAttempts(stores.table),
  userList: openUserList(stores),
  administrators: openAdministrators(stores.table, stores.users),
});

export type LoginDeps = ReturnType<typeof openLogin>;
