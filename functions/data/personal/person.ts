import { addressKey } from "../../../shared/news/recipients.ts";
import type { Stores } from "../stores.ts";
import { emailClaimOf } from "../subscribers/subscribers.collection.ts";

export interface Person {
  readonly email: string;
  readonly employeeIds: readonly string[];
  readonly userIds: readonly string[];
  readonly usernames: readonly string[];
  readonly subscriberIds: readonly string[];
  readonly applicationIds: readonly string[];
}

type Known = Pick<Stores, "employees" | "users" | "organisations" | "subscribers" | "applications">;

/** Found by its claims, one for each office, since reading all subscribers would take minutes. */
const subscriptionsOf = async (email: string, { organisations, subscribers }: Known): Promise<string[]> => {
  const offices = Array.from((await organisations.projection()).entries(), ({ id }) => id);
  const ids = await Promise.all(
    offices.map((organisationId) =>
      subscribers.findIdByUnique("email", emailClaimOf({ organisationId, email })),
    ),
  );
  return ids.filter((id) => id !== undefined);
};

export const findPerson = async (address: string, stores: Known): Promise<Person> => {
  const email = addressKey(address);
  const [people, accounts, applied, subscriberIds] = await Promise.all([
    stores.employees.projection(),
    stores.users.projection(),
    stores.applications.projection(),
    subscriptionsOf(email, stores),
  ]);
  const withAddress = (rows: Iterable<{ id: string; listed: { readonly email: string | null } }>) =>
    Array.from(rows)
      .filter(({ listed }) => addressKey(listed.email ?? "") === email)
      .map(({ id }) => id);
  const employeeIds = withAddress(people.entries());
  const own = Array.from(accounts.entries()).filter(
    ({ listed: { employeeId, username } }) =>
      (employeeId !== null && employeeIds.includes(employeeId)) || addressKey(username) === email,
  );
  return {
    email,
    employeeIds,
    userIds: own.map(({ id }) => id),
    usernames: own.map(({ listed }) => listed.username),
    subscriberIds,
    applicationIds: withAddress(applied.entries()),
  };
};

export const joinedPerson = (one: Person, other: Person): Person => {
  const both = (field: Exclude<keyof Person, "email">) => [...new Set([...one[field], ...other[field]])];
  return {
    email: one.email,
    employeeIds: both("employeeIds"),
    userIds: both("userIds"),
    usernames: both("usernames"),
    subscriberIds: both("subscriberIds"),
    applicationIds: both("applicationIds"),
  };
};
