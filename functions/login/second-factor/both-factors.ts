import { secondFactorProblems } from "../../../shared/login/login.problems.ts";
import type { BothFactors } from "../../../shared/login/second-factor.contract.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { requirePassword, type SignedIn } from "../require-password.ts";
import type { GoodCode } from "./good-code.ts";
import { wrongPasswordText } from "./second-factor.text.ts";

export const wrongCode = () => problemAt(secondFactorProblems.wrongCode, "code");

export const requireBothFactors = async (
  { password, code }: BothFactors,
  deps: SignedIn,
): Promise<GoodCode> => {
  const user = await requirePassword(password, deps, wrongPasswordText);
  if (!user.hasSecondFactor) throw new Problem(secondFactorProblems.isNotActive);
  const good = await deps.secondFactors.check(user.id, code);
  if (!good) throw wrongCode();
  return good;
};
