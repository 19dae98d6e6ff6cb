import type { AuditedOf } from "../../../shared/contract/endpoint.ts";
import type { login } from "../../../shared/login/login.contract.ts";
import { loginProblems } from "../../../shared/login/login.problems.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import type { LoginDeps } from "../login.deps.ts";
import type { Attempt } from "../sign-in-attempts.repository.ts";

interface SigningIn {
  readonly user: StoredUser;
  readonly code: string | undefined;
  readonly attempt: Attempt;
}

type Deps = Pick<LoginDeps, "attempts" | "secondFactors" | "table"> & {
  readonly trail: RequestTrail<AuditedOf<typeof login.signIn>>;
};

const refuse = async ({ id, username }: StoredUser, { trail }: Deps): Promise<never> => {
  await trail.record({
    action: "session.refused",
    subject: { id, name: username },
    facts: { reason: "secondFactor" },
  });
  throw problemAt(loginProblems.secondFactorWrong, "code");
};

/** A right password without a code is no failure, so only this attempt is taken back. */
export const signInByCode = async (
  { user, code, attempt }: SigningIn,
  deps: Deps,
  writes: () => Promise<readonly Write[]>,
): Promise<void> => {
  const { attempts, secondFactors, table } = deps;
  if (!user.hasSecondFactor) return table.transact(await writes());
  if (!code) {
    await table.transact(attempts.takingBack(attempt));
    throw new Problem(loginProblems.secondFactorRequired);
  }
  const good = (await secondFactors.check(user.id, code)) ?? (await refuse(user, deps));
  const isIn = await table.tryTransact([...(await writes()), good.use]);
  if (!isIn) await refuse(user, deps);
};
