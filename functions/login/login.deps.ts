import type { PageViewTarget } from "../../shared/login/page-view-target.ts";
import type { AccountMails } from "../data/accounts/account-mails.repository.ts";
import type { ResetCodes } from "../data/accounts/reset-codes.repository.ts";
import type { Organisations } from "../data/organisations/organisations.collection.ts";
import type { Employees } from "../data/people/employees.collection.ts";
import type { Roles } from "../data/people/roles.collection.ts";
import type { Users } from "../data/people/users.collection.ts";
import type { SessionRepository } from "../data/sessions/session.repository.ts";
import type { PortalSettings } from "../data/settings/settings.collection.ts";
import type { Table } from "../platform/table/table.ts";
import type { Accounts } from "./accounts.repository.ts";
import type { SecondFactors } from "./second-factor/second-factors.repository.ts";
import type { SignInAttempts } from "./sign-in-attempts.repository.ts";
import type { Administrators } from "./users/last-administrator.ts";
import type { UserList } from "./users/user-list.ts";

export interface LoginDeps {
  readonly table: Table;
  readonly users: Users;
  readonly userList: UserList;
  readonly organisations: Organisations;
  readonly roles: Roles;
  readonly administrators: Administrators;
  readonly accounts: Accounts;
  readonly accountMails: AccountMails;
  readonly resetCodes: ResetCodes;
  readonly secondFactors: SecondFactors;
  readonly settings: PortalSettings;
  readonly employees: Employees;
  readonly sessions: SessionRepository;
  readonly attempts: SignInAttempts;
  readonly pageViews?: PageViewTarget | undefined;
}
