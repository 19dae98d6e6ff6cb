import type { RefusalReason } from "../../../shared/administration/audit-entry.ts";
import { Id } from "../../../shared/contract/wire.ts";
import { passkeyProblems } from "../../../shared/login/login.problems.ts";
import type { passkeys as contract, UsedCredential } from "../../../shared/login/passkeys.contract.ts";
import { type StoredUser, usernameKey } from "../../data/people/users.collection.ts";
import type { HandlerFor } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { LoginDeps } from "../login.deps.ts";
import { startSession } from "../start-session.ts";
import { CHALLENGE_SECONDS } from "./challenges.repository.ts";
import type { KnownPasskey } from "./passkeys.repository.ts";

const PURPOSE = "sign-in";

export const signInOptions: HandlerFor<typeof contract.signInOptions, LoginDeps, undefined> = async (
  _,
  { passkeyChallenges, passkeyCheck },
) => ({
  rpId: passkeyCheck.rpId,
  challenge: await passkeyChallenges.begin(PURPOSE),
  timeout: CHALLENGE_SECONDS * 1000,
  userVerification: "required",
});

const findBy = async ({ id, response: { userHandle = "" } }: UsedCredential, deps: LoginDeps) => {
  const userId = Id.safeParse(Buffer.from(userHandle, "base64url").toString()).data;
  if (userId === undefined) return {};
  const [passkey, user] = await Promise.all([deps.passkeys.find(userId, id), deps.users.find(userId)]);
  return passkey && user ? { passkey, user } : {};
};

const counterOf = async (credential: UsedCredential, passkey: KnownPasskey, deps: LoginDeps) => {
  const challenge = await deps.passkeyCheck.challengeIn(credential);
  if (challenge === undefined || !(await deps.passkeyChallenges.take(challenge, PURPOSE))) return undefined;
  return deps.passkeyCheck.verifyUsed({ credential, challenge }, passkey);
};

/** A counter of 0 means none. */
const wentBack = (counter: number, passkey: KnownPasskey) =>
  (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;

interface Claimed {
  readonly user: StoredUser;
  readonly passkey: KnownPasskey;
  readonly counter: number | undefined;
  readonly username: string | undefined;
}

const refusalOf = ({ user, passkey, counter, username }: Claimed): RefusalReason | undefined => {
  if (counter === undefined) return "wrongPasskey";
  if (username !== undefined && usernameKey(username) !== usernameKey(user.username)) return "wrongPasskey";
  if (wentBack(counter, passkey)) return "passkeyCounter";
  return user.isActive ? undefined : "notActive";
};

export const signInByPasskey: HandlerFor<typeof contract.signIn, LoginDeps, undefined> = async (
  { body: { credential, username } },
  deps,
) => {
  const { attempts, passkeys, table, trail, address } = deps;
  const attempt = await attempts.countPasskey(address);
  const refuse = async (reason: RefusalReason, user?: StoredUser): Promise<never> => {
    const known = user && { subject: { id: user.id, name: user.username } };
    await trail.record({ action: "session.refused", ...known, facts: { reason } });
    throw new Problem(passkeyProblems.refused);
  };
  const { passkey, user } = await findBy(credential, deps);
  if (!passkey || !user) return refuse("unknownPasskey");
  const counter = await counterOf(credential, passkey, deps);
  const reason = refusalOf({ user, passkey, counter, username });
  if (counter === undefined || reason) return refuse(reason ?? "wrongPasskey", user);

  return startSession({ user, employee: undefined }, deps, {
    commit: async (writes) => {
      const use = passkeys.use(user.id, passkey.id, counter);
      const isIn = await table.tryTransact([...(await writes()), ...attempts.forgetPasskey(attempt), use]);
      // The passkey was used elsewhere at the same moment, or removed.
      if (!isIn) await refuse("wrongPasskey", user);
    },
  });
};
