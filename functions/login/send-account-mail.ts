import { ulid } from "ulid";
import { fullName } from "../../shared/organisations/employee.ts";
import { periods, secondsIn } from "../../shared/periods.ts";
import type { AccountMailMessage, AccountMailRequest } from "../data/accounts/account-mails.repository.ts";
import type { StoredUser } from "../data/people/users.collection.ts";
import type { LinkedStores } from "../data/stores.ts";
import { greeting } from "../data/templates/mail.text.ts";
import { renderKind } from "../data/templates/mail-of-kind.ts";
import { loadMailOrigin } from "../data/templates/mail-sender.ts";
import { personalValues } from "../data/templates/personal-mail.ts";
import { textMail } from "../data/templates/text-mail.ts";
import type { Write } from "../platform/table/item.ts";
import { firmAccountInvitation, validityText } from "./login.text.ts";
import { mayUsePassword } from "./may-use-password.ts";
import { usersWith } from "./users-with-address.ts";

/** In seconds: invited people may be on holiday, mail may be slow. */
const VALID = {
  reset: secondsIn(periods.resetLink),
  invitation: secondsIn(periods.invitationLink),
} as const;
/** A transaction takes a hundred writes, and no more users share an address. */
const MOST_USERS = 20;

const addresseesOf = async ({ username, kind }: AccountMailRequest, deps: LinkedStores) => {
  const named = await deps.users.findIdByUnique("username", username);
  const ids = [...(named ? [named] : []), ...(kind === "reset" ? await usersWith(username, deps) : [])];
  const [found, settings] = await Promise.all([deps.users.findMany(ids), deps.settings.read()]);
  const users = [...found.values()]
    .map((user) => ({ ...user, usesPassword: mayUsePassword(user, settings) }))
    .filter(({ isActive, usesPassword }) => isActive && (usesPassword || kind === "invitation"));
  const people = await deps.employees.findMany(users.flatMap(({ employeeId }) => employeeId ?? []));
  return users
    .flatMap((user) => {
      const employee = people.get(user.employeeId ?? "");
      return employee?.email ? [{ user, employee, email: employee.email }] : [];
    })
    .slice(0, MOST_USERS);
};
type Addressee = Awaited<ReturnType<typeof addresseesOf>>[number];

/** Has no actor, since anybody may ask for a link; invitations are recorded where they are decided. */
const entryWrite = ({ id, username }: StoredUser, { audit }: LinkedStores): Promise<Write> =>
  audit.writeOf({
    id: ulid(),
    action: "password.link-sent",
    actor: null,
    subject: { id, name: username },
    facts: {},
    requestId: null,
  });

interface AccountMail {
  readonly id: string;
  readonly writes: readonly Write[];
}

const firmAccountMail = (
  { employee, email }: Addressee,
  { outbox, portalOrigin }: LinkedStores,
): AccountMail => {
  const id = ulid();
  const words = firmAccountInvitation(greeting(fullName(employee)), `${portalOrigin}/login`);
  return { id, writes: [outbox.postWrite(id, textMail(email, words))] };
};

const mailTo = async (
  addressee: Addressee,
  kind: AccountMailRequest["kind"],
  deps: LinkedStores,
): Promise<AccountMail | undefined> => {
  const { user, employee, email } = addressee;
  if (!user.usesPassword) return firmAccountMail(addressee, deps);
  const code = await deps.resetCodes.issue(user.id, VALID[kind]);
  if (!code) return undefined;
  const { username } = user;
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
  const marked = renderKind(set, "resetPasswortTemplate", data, ["resetUrl", "username"]);
  const content = await deps.outbox.keep(marked);
  const values = personalValues(fullName(employee), {
    username,
    resetUrl: `${deps.portalOrigin}/reset?${new URLSearchParams({ username, code: code.code })}`,
  });
  const id = ulid();
  return {
    id,
    writes: [
      code.write,
      deps.outbox.postWrite(id, { to: email, content, values, validity: code.validity }),
      ...(kind === "reset" ? [await entryWrite(user, deps)] : []),
    ],
  };
};

export const sendAccountMail =
  (deps: LinkedStores) =>
  async ({ id }: AccountMailMessage): Promise<void> => {
    const request = await deps.accountMails.find(id);
    if (!request) return;
    const addressees = await addresseesOf(request, deps);
    const mails = await Promise.all(addressees.map((addressee) => mailTo(addressee, request.kind, deps)));
    const sent = mails.filter((mail) => mail !== undefined);
    // If the transaction fails, another worker has answered meanwhile.
    const isDone = await deps.table.tryTransact([
      deps.accountMails.doneWrite(id),
      ...sent.flatMap(({ writes }) => writes),
    ]);
    if (isDone && sent.length) await deps.outbox.enqueue(sent.map((mail) => mail.id));
  };
