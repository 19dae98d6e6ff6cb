import { userProblems } from "../../../shared/login/login.problems.ts";
import type { users as contract } from "../../../shared/login/users.contract.ts";
import { validFromNow } from "../../data/sessions/session.ts";
import type { HandlerFor } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import type { LoginDeps } from "../login.deps.ts";

/** Also ends all sessions: a stolen telephone may be signed in. */
export const resetSecondFactor: HandlerFor<typeof contract.resetSecondFactor, LoginDeps, undefined> = async (
  { params: { id } },
  { users, secondFactors, viewer, trail },
) => {
  const user = (await users.find(id)) ?? notFound(userProblems.notFound);
  // An open session alone must not be enough to remove one's own.
  if (id === viewer.userId) throw new Problem(userProblems.ownSecondFactor);
  if (!user.hasSecondFactor) return trail.skip();
  const entry = await trail.write({ subject: { name: user.username } });
  await users.update(
    id,
    (before) => ({
      ...before,
      hasSecondFactor: false,
      sessionsValidFrom: validFromNow(),
    }),
    { alongside: [secondFactors.removal(id), entry] },
  );
};
