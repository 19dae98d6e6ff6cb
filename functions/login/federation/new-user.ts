import { ulid } from "ulid";
import type { StoredUser } from "../../data/people/users.collection.ts";
import { newProfile } from "../users/new-profile.ts";
import { employeesWith } from "../users-with-address.ts";
import type { FederationDeps } from "./federation.deps.ts";
import { accountOf } from "./firm-accounts.repository.ts";
import type { Identity } from "./identity.ts";
import type { Provider } from "./providers.ts";
import { SignInFailure } from "./sign-in-failure.ts";

interface Person extends Identity {
  readonly email: string;
}

const profileIdOf = async (person: Person, officeId: string, now: Date, deps: FederationDeps) => {
  const { employees } = deps;
  const [known, ...others] = await employeesWith(person.email, deps);
  if (others.length > 0) throw new SignInFailure("ambiguous", { reason: "severalUsers" });
  if (known) return known;
  const { email, firstname } = person;
  const id = accountOf(person);
  const lastname = person.lastname || email.slice(0, email.indexOf("@"));
  const profile = newProfile({ id, firstname, lastname, email, employedAt: officeId }, now);
  await employees.insert(profile).catch(async (error) => {
    if (!(await employees.find(id))) throw error;
  });
  return id;
};

export const newUser = async (
  { email, ...identity }: Identity,
  { createEmployees }: Provider,
  now: Date,
  deps: FederationDeps,
): Promise<StoredUser | undefined> => {
  if (createEmployees === undefined || email === undefined) return undefined;
  if (!(await deps.organisations.find(createEmployees))) return undefined;
  return {
    id: ulid(),
    username: email,
    isActive: true,
    isAdmin: false,
    roleId: null,
    employeeId: await profileIdOf({ ...identity, email }, createEmployees, now, deps),
    passwordHash: null,
    assignments: [],
    sessionsValidFrom: 0,
  };
};
