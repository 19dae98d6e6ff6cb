import { type AccountMailMessage, openAccountMails } from "../data/accounts/account-mails.repository.ts";
import { openResetCodes } from "../data/accounts/reset-codes.repository.ts";
import { openAudit } from "../data/audit/open-audit.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { openNetworkCalls } from "../platform/http/network-calls.repository.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";
import { openAccounts } from "./accounts.repository.ts";
import { ownLogin } from "./login.ts";
import { pageViewTarget } from "./page-view-target.ts";
import { requireArgon2 } from "./require-argon2.ts";
import { assignments } from "./roles/assignments.ts";
import { roles } from "./roles/roles.ts";
import { openSecondFactors } from "./second-factor/second-factors.repository.ts";
import { openSignInAttempts } from "./sign-in-attempts.repository.ts";
import { openAdministrators } from "./users/last-administrator.ts";
import { openUserList } from "./users/user-list.ts";
import { users } from "./users/users.ts";
import { usersOfEmployee } from "./users/users-of-employee.ts";

requireArgon2();

const table = openTable();
const people = openPeople(table);

export const handler = areaFunction([ownLogin, users, usersOfEmployee, roles, assignments], {
  table,
  ...people,
  userList: openUserList(people),
  accounts: openAccounts(table, people),
  sessions: openSessions(table, people),
  accountMails: openAccountMails(table, openQueue<AccountMailMessage>(setting("ACCOUNT_MAIL_QUEUE_URL"))),
  resetCodes: openResetCodes(table),
  secondFactors: openSecondFactors(table),
  settings: openSettings(table),
  calls: openNetworkCalls(table),
  audit: openAudit(table),
  pageViews: pageViewTarget(),
  administrators: openAdministrators(table, people.users),
  attempts: openSignInAttempts(table),
});
