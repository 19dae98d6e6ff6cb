import type { BothFactors } from "../../../shared/login/second-factor.contract.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { isConditionFailure } from "../../platform/table/table.ts";
import { requirePassword, type SignedIn } from "../require-password.ts";
import type { GoodCode } from "./good-code.ts";
import { wrongPasswordText } from "./second-factor.text.ts";

export const wrongCode = () => problemAt("second-factor.wrong-code", "code");

/** Password and code once more; what the code is good for. */
export const requireBothFactors = async (
  { password, code }: BothFactors,
  deps: SignedIn,
): Promise<GoodCode> => {
  const user = await requirePassword(password, deps, wrongPasswordText);
  if (!user.hasSecondFactor) throw new Problem("second-factor.is-not-active");
  const good = await deps.secondFactors.check(user.id, code);
  if (!good) throw wrongCode();
  return good;
};

/** Answers a problem where the write of a code failed because it was used meanwhile. */
export const unlessUsed = async <Result>(problem: Problem, write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw isConditionFailure(error) ? problem : error;
  }
};
