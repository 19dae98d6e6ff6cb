import type { StoredUser } from "../../data/people/users.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { usersWith } from "../users-with-address.ts";
import type { FederationDeps } from "./federation.deps.ts";
import { accountOf } from "./firm-accounts.repository.ts";
import type { Identity } from "./identity.ts";
import { SignInFailure } from "./sign-in-failure.ts";

type User = Stored<StoredUser>;

const requireActive = (user: User): User => {
  if (!user.isActive) throw new SignInFailure("deactivated", { reason: "notActive", user });
  return user;
};

const linkedUser = async (identity: Identity, { firmAccounts, users }: FederationDeps) => {
  const userId = await firmAccounts.userIdOf(accountOf(identity));
  const user = userId === undefined ? undefined : await users.find(userId);
  return user && requireActive(user);
};

const userWithAddress = async (email: string, deps: FederationDeps): Promise<User | undefined> => {
  const known = [...(await deps.users.findMany(await usersWith(email, deps))).values()];
  const [user, ...others] = known.filter(({ isActive }) => isActive);
  if (others.length > 0) throw new SignInFailure("ambiguous", { reason: "severalUsers" });
  const [inactive] = known;
  return user ?? (inactive && requireActive(inactive));
};

export const findUser = async (identity: Identity, deps: FederationDeps): Promise<User | undefined> => {
  const linked = await linkedUser(identity, deps);
  if (linked) return linked;
  if (identity.email === undefined) throw new SignInFailure("unverified", { reason: "notVerified" });
  return userWithAddress(identity.email, deps);
};
