import { PageViewTarget } from "../../shared/login/page-view-target.ts";
import { openStores } from "../data/stores.ts";
import { openAccounts } from "./accounts.repository.ts";
import { openSecondFactors } from "./second-factor/second-factors.repository.ts";
import { openSignInAttempts } from "./sign-in-attempts.repository.ts";
import { openAdministrators } from "./users/last-administrator.ts";
import { openUserList } from "./users/user-list.ts";

/** Undefined where nothing is reported. */
const pageViewTarget = (): PageViewTarget | undefined => {
  const given = process.env.PAGE_VIEW_TARGET;
  return given ? PageViewTarget.parse(JSON.parse(given)) : undefined;
};

export const openLogin = (stores = openStores()) => ({
  ...stores,
  accounts: openAccounts(stores.table, stores),
  secondFactors: openSecondFactors(stores.table),
  attempts: openSignInAttempts(stores.table),
  userList: openUserList(stores),
  administrators: openAdministrators(stores.table, stores.users),
  pageViews: pageViewTarget(),
});

export type LoginDeps = ReturnType<typeof openLogin>;
