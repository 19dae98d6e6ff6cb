import type { AccountMails } from "../platform/account-mails.repository.ts";
import type { Employees } from "../platform/people/employees.collection.ts";
import type { Organisations } from "../platform/people/organisations.collection.ts";
import type { ResetCodes } from "../platform/people/reset-codes.repository.ts";
import type { Roles } from "../platform/people/roles.collection.ts";
import type { Users } from "../platform/people/users.collection.ts";
import type { SessionRepository } from "../platform/session/session.repository.ts";
import type { PortalSettings } from "../platform/settings.collection.ts";
import type { Table } from "../platform/table.ts";
import type { Accounts } from "./accounts.repository.ts";
import type { SecondFactors } from "./second-factor/second-factors.repository.ts";
import type { SignInAttempts } from "./sign-in-attempts.repository.ts";
import type { Administrators } from "./users/last-administrator.ts";

/** What the handlers of this area work with. */
export interface LoginDeps {
  readonly table: Table;
  readonly users: Users;
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
}
