import { ulid } from "ulid";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import { type StoredUser, usernameKey } from "../../data/people/users.collection.ts";
import type { AuditTrail } from "../../platform/audit/audit-trail.ts";
import { openRequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { newProfile } from "./new-profile.ts";
import { type CreatingDeps, createUser } from "./save-user.ts";

export interface NewAdministrator {
  readonly username: string;
  readonly email: string;
}

interface Deps extends CreatingDeps {
  readonly employees: Employees;
  readonly audit: AuditTrail;
  readonly actorName: string;
  readonly now: Date;
}

/** `isAdministrator` means that the person has a password already. */
export type Outcome = "invited" | "invitedAgain" | "isAdministrator";

class Refusal extends Error {}

const trailOf = (
  action: "user.created" | "user.invited",
  user: { id: string | null; name: string },
  deps: Deps,
) =>
  openRequestTrail(deps.audit, {
    action,
    actor: { id: null, name: deps.actorName },
    subject: user,
    itemId: undefined,
    requestId: "create-admin",
  }).trail;

const hasAddress = (employee: { readonly email: string | null } | undefined, email: string) =>
  addressKey(employee?.email ?? "") === addressKey(email);

/** Also finds the profile that an interrupted earlier run created. */
const findByAddress = async (email: string, { employees }: Deps): Promise<string | undefined> => {
  const known = await employees.projection();
  const found = Array.from(known.entries()).filter(({ listed }) => hasAddress(listed, email));
  if (found.length > 1) throw new Refusal(`Several employees have the address ${email}.`);
  return found[0]?.id;
};

const knownAs = async (
  user: Stored<StoredUser>,
  { username, email }: NewAdministrator,
  deps: Deps,
): Promise<Outcome> => {
  const employee = user.employeeId ? await deps.employees.find(user.employeeId) : undefined;
  if (!user.isAdmin || !user.isActive || !hasAddress(employee, email)) {
    throw new Refusal(`The name ${username} is taken by another user; nothing was changed.`);
  }
  if (user.passwordHash !== null) return "isAdministrator";
  const entry = await trailOf("user.invited", { id: user.id, name: user.username }, deps).write();
  await deps.accountMails.request({ username: usernameKey(username), kind: "invitation" }, [entry]);
  return "invitedAgain";
};

/** A repeated run invites again until the person has set a password. */
export const createAdministrator = async (wanted: NewAdministrator, deps: Deps): Promise<Outcome> => {
  const id = await deps.users.findIdByUnique("username", usernameKey(wanted.username));
  const user = id === undefined ? undefined : await deps.users.find(id);
  if (user) return knownAs(user, wanted, deps);

  const known = await findByAddress(wanted.email, deps);
  const profile = {
    id: ulid(),
    firstname: "",
    lastname: wanted.username,
    email: mailAddressOf(wanted.email),
    employedAt: null,
  };
  const employeeId = known ?? (await deps.employees.insert(newProfile(profile, deps.now))).id;
  const trail = trailOf("user.created", { id: null, name: wanted.username }, deps);
  await createUser(
    { username: wanted.username, isActive: true, isAdmin: true, roleId: null, employeeId },
    deps,
    trail,
  );
  return "invited";
};
