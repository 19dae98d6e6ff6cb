import { secondsInWeek } from "date-fns/constants";
import { ulid } from "ulid";
import { fullName } from "../../shared/organisations/employee.ts";
import type {
  AccountMailMessage,
  AccountMailRequest,
  AccountMailRequests,
} from "../data/accounts/account-mails.repository.ts";
import type { ResetCodes } from "../data/accounts/reset-codes.repository.ts";
import type { Organisations } from "../data/organisations/organisations.collection.ts";
import type { Employees } from "../data/people/employees.collection.ts";
import type { StoredUser, Users } from "../data/people/users.collection.ts";
import { renderKind } from "../data/templates/mail-of-kind.ts";
import { loadMailOrigin } from "../data/templates/mail-sender.ts";
import { personalValues } from "../data/templates/personal-mail.ts";
import type { TemplateSets } from "../data/templates/template-sets.collection.ts";
import type { AuditTrail } from "../platform/audit/audit-trail.ts";
import type { Outbox } from "../platform/mail/outbox.ts";
import type { Write } from "../platform/table/item.ts";
import type { Table } from "../platform/table/table.ts";
import { validityText } from "./login.text.ts";

/** In seconds: invited people may be on holiday, whoever forgot a password is waiting. */
const VALID = { reset: 10 * 60, invitation: secondsInWeek } as const;

interface Deps {
  readonly table: Table;
  readonly users: Users;
  readonly employees: Employees;
  readonly organisations: Pick<Organisations, "find">;
  readonly templateSets: Pick<TemplateSets, "findDefault">;
  readonly requests: AccountMailRequests;
  readonly resetCodes: ResetCodes;
  readonly outbox: Outbox;
  readonly audit: AuditTrail;
  readonly portalOrigin: string;
}

const addresseeOf = async (username: string, { users, employees }: Deps) => {
  const id = await users.findIdByUnique("username", username);
  const user = id === undefined ? undefined : await users.find(id);
  const employee = user?.isActive && user.employeeId ? await employees.find(user.employeeId) : undefined;
  return user && employee?.email ? { user, employee, email: employee.email } : undefined;
};

/** Without actor, since anybody may ask for a link; invitations are recorded where they are decided. */
const entryWrite = ({ id, username }: StoredUser, { audit }: Deps): Promise<Write> =>
  audit.writeOf({
    id: ulid(),
    action: "password.link-sent",
    actor: null,
    subject: { id, name: username },
    facts: {},
    requestId: null,
  });

const mailWrites = async (
  { username, kind }: AccountMailRequest,
  mailId: string,
  deps: Deps,
): Promise<Write[]> => {
  const addressee = await addresseeOf(username, deps);
  const code = addressee && (await deps.resetCodes.issue(addressee.user.id, VALID[kind]));
  if (!code) return [];
  const parameters = new URLSearchParams({ username: addressee.user.username, code: code.code });
  const [set, { organisation, sender }] = await Promise.all([
    deps.templateSets.findDefault(),
    loadMailOrigin(null, deps.organisations, deps.portalOrigin),
  ]);
  const data = {
    portalOrigin: deps.portalOrigin,
    organisation,
    sender,
    isInvitation: kind === "invitation",
    validFor: validityText[kind],
  };
  const content = await deps.outbox.keep(renderKind(set, "resetPasswortTemplate", data, ["resetUrl"]));
  const values = personalValues(fullName(addressee.employee), {
    resetUrl: `${deps.portalOrigin}/reset?${parameters}`,
  });
  return [
    code.write,
    deps.outbox.postWrite(mailId, { to: addressee.email, content, values, validity: code.validity }),
    ...(kind === "reset" ? [await entryWrite(addressee.user, deps)] : []),
  ];
};

/** The mail is stored in the transaction that ends the request, so repeated messages send one mail. */
export const sendAccountMail =
  (deps: Deps) =>
  async ({ id }: AccountMailMessage): Promise<void> => {
    const request = await deps.requests.find(id);
    if (!request) return;
    const mailId = ulid();
    const writes = await mailWrites(request, mailId, deps);
    // If it fails, another worker has answered meanwhile.
    const isDone = await deps.table.tryTransact([deps.requests.doneWrite(id), ...writes]);
    if (isDone && writes.length) await deps.outbox.announce([mailId]);
  };
