import { sessionProblems } from "../../../shared/contract/general.problems.ts";
import { passkeyProblems } from "../../../shared/login/login.problems.ts";
import type { passkeys as contract } from "../../../shared/login/passkeys.contract.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import { FRESH_SECONDS, seconds } from "../../data/sessions/session.ts";
import type { Handlers, RequestContext } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import { problemOnConflict } from "../../platform/table/write-failures.ts";
import type { LoginDeps } from "../login.deps.ts";
import { productTitle } from "../second-factor/second-factor.text.ts";
import { CHALLENGE_SECONDS } from "./challenges.repository.ts";
import { MOST_PASSKEYS } from "./passkeys.repository.ts";
import { algorithms } from "./verify-passkey.ts";

type Own = Omit<typeof contract, "signIn" | "signInOptions">;

const requireFreshSession = async ({ sessions, session }: LoginDeps & RequestContext) => {
  const provenAt = session === undefined ? 0 : await sessions.provenAt(session);
  if (seconds() - provenAt > FRESH_SECONDS) throw new Problem(sessionProblems.tooOld);
};

const counting =
  (more: 1 | -1) =>
  (user: StoredUser): StoredUser => ({ ...user, passkeyCount: Math.max(0, (user.passkeyCount ?? 0) + more) });

const roomIn = async (userId: string, { passkeys }: LoginDeps) => {
  const known = await passkeys.listOf(userId);
  if (known.length >= MOST_PASSKEYS) throw new Problem(passkeyProblems.tooMany);
  return known;
};

export const ownPasskeys: Handlers<Own, LoginDeps, undefined> = {
  list: async (_, { passkeys, viewer }) => {
    const data = await passkeys.listOf(viewer.userId);
    return { totalCount: data.length, data };
  },

  options: async (_, deps) => {
    const { passkeyChallenges, passkeyCheck, viewer } = deps;
    await requireFreshSession(deps);
    const known = await roomIn(viewer.userId, deps);
    return {
      rp: { id: passkeyCheck.rpId, name: productTitle },
      user: {
        id: Buffer.from(viewer.userId).toString("base64url"),
        name: viewer.username,
        displayName: viewer.username,
      },
      challenge: await passkeyChallenges.begin(viewer.userId),
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
      timeout: CHALLENGE_SECONDS * 1000,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: "public-key" as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    };
  },

  create: async ({ body: { name, credential } }, deps) => {
    const { passkeyChallenges, passkeyCheck, passkeys, users, viewer, now, trail } = deps;
    const over = new Problem(passkeyProblems.enrolmentOver);
    const challenge = await passkeyCheck.challengeIn(credential);
    if (challenge === undefined || !(await passkeyChallenges.take(challenge, viewer.userId))) throw over;
    const made = await passkeyCheck.verifyNew({ credential, challenge });
    if (!made) throw over;
    const known = await roomIn(viewer.userId, deps);
    const isKnown = new Problem(passkeyProblems.isKnown);
    if (known.some(({ credentialId }) => credentialId === made.id)) throw isKnown;
    const passkey = {
      name,
      createdAt: now.toISOString(),
      lastUsedAt: null,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString("base64url"),
      counter: made.counter,
      transports: made.transports,
    };
    const { id, write } = passkeys.creation(viewer.userId, passkey);
    const entry = await trail.write({ subject: { id: viewer.userId, name: viewer.username } });
    await problemOnConflict(
      () => isKnown,
      () => users.update(viewer.userId, counting(1), { inTransaction: [write, entry] }),
    );
    return { ...passkey, id };
  },

  remove: async ({ params }, deps) => {
    const { passkeys, users, viewer, trail } = deps;
    await requireFreshSession(deps);
    const gone = passkeyProblems.notFound;
    const known = await passkeys.listOf(viewer.userId);
    if (!known.some(({ id }) => id === params.id)) notFound(gone);
    const entry = await trail.write({ subject: { id: viewer.userId, name: viewer.username } });
    await problemOnConflict(
      () => new Problem(gone),
      () =>
        users.update(viewer.userId, counting(-1), {
          inTransaction: [passkeys.removal(viewer.userId, params.id), entry],
        }),
    );
  },
};
