import { openLinkedStores } from "../data/stores.ts";
import { openAccounts } from "./accounts.repository.ts";
import { openChallenges } from "./passkeys/challenges.repository.ts";
import { openPasskeys } from "./passkeys/passkeys.repository.ts";
import { openPasskeyCheck } from "./passkeys/verify-passkey.ts";
import { openSecondFactors } from "./second-factor/second-factors.repository.ts";
import { openSignInAttempts } from "./sign-in-attempts.repository.ts";
import { openAdministrators } from "./users/last-administrator.ts";
import { openUserList } from "./users/user-list.ts";

export const openLogin = (stores = openLinkedStores()) => ({
  ...stores,
  accounts: openAccounts(stores),
  secondFactors: openSecondFactors(stores.table),
  passkeys: openPasskeys(stores.table),
  passkeyChallenges: openChallenges(stores.table),
  passkeyCheck: openPasskeyCheck(stores.portalOrigin),
  attempts: openSignInAttempts(stores.table),
  userList: openUserList(stores),
  administrators: openAdministrators(stores.table, stores.users),
});

export type LoginDeps = ReturnType<typeof openLogin>;
