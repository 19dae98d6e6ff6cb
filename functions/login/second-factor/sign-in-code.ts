import type { AuditedOf } from "../../../shared/contract/endpoint.ts";
import type { login } from "../../../shared/login/login.contract.ts";
import { loginProblems } from "../../../shared/login/login.problems.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import type { LoginDeps } from "../login.deps.ts";
import type { Attempt } from "../sign-in-attempts.repository.ts";
import { orPasskeyText } from "./second-factor.text.ts";

interface SigningIn {
  readonly user: StoredUser;
  readonly code: string | undefined;
  readonly attempt: Attempt;
}

type Deps = Pick<LoginDeps, "attempts" | "secondFactors" | "settings" | "table"> & {
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

const mustUsePasskey = async ({ isAdmin, passkeyCount = 0 }: StoredUser, { settings }: Deps) =>
  isAdmin && passkeyCount > 0 && (await settings.read()).requireSecondFactorForAdministrators;

const codeRequired = ({ passkeyCount = 0 }: StoredUser) =>
  passkeyCount > 0
    ? problemAt(loginProblems.secondFactorRequired, "passkey", orPasskeyText)
    : new Problem(loginProblems.secondFactorRequired);

export const signInByCode = async (
  { user, code, attempt }: SigningIn,
  deps: Deps,
  writes: () => Promise<readonly Write[]>,
): Promise<void> => {
  const { attempts, secondFactors, table } = deps;
  const asked = async (problem: Problem): Promise<never> => {
    await table.transact(attempts.takingBack(attempt));
    throw problem;
  };
  if (!user.hasSecondFactor) {
    if (await mustUsePasskey(user, deps)) await asked(new Problem(loginProblems.passkeyRequired));
    return table.transact(await writes());
  }
  if (!code) return asked(codeRequired(user));
  const good = (await secondFactors.check(user.id, code)) ?? (await refuse(user, deps));
  const isIn = await table.tryTransact([...(await writes()), good.use]);
  if (!isIn) await refuse(user, deps);
};
