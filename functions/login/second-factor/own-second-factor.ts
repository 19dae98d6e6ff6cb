import type { BothFactors } from "../../../shared/login/credentials.ts";
import type { login } from "../../../shared/login/login.contract.ts";
import { secondFactorProblems } from "../../../shared/login/login.problems.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import type { Handlers } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { problemOnConflict } from "../../platform/table/write-failures.ts";
import type { LoginDeps } from "../login.deps.ts";
import { requirePassword, type SignedIn } from "../require-password.ts";
import type { GoodCode } from "./good-code.ts";
import { wrongPasswordText } from "./second-factor.text.ts";
import { enrolmentUri, stepOfCode } from "./totp.ts";

const wrongCode = () => problemAt(secondFactorProblems.wrongCode, "code");

const requireBothFactors = async ({ password, code }: BothFactors, deps: SignedIn): Promise<GoodCode> => {
  const user = await requirePassword(password, deps, wrongPasswordText);
  if (!user.hasSecondFactor) throw new Problem(secondFactorProblems.isNotActive);
  const good = await deps.secondFactors.check(user.id, code);
  if (!good) throw wrongCode();
  return good;
};

const asking =
  (hasSecondFactor: boolean) =>
  (user: StoredUser): StoredUser => ({ ...user, hasSecondFactor });

export const ownSecondFactor: Handlers<typeof login.secondFactor, LoginDeps, undefined> = {
  read: async (_, { secondFactors, settings, viewer }) => {
    const [known, { requireSecondFactorForAdministrators }] = await Promise.all([
      secondFactors.find(viewer.userId),
      settings.read(),
    ]);
    return {
      isActive: known !== undefined,
      isRequired: viewer.isAdmin && requireSecondFactorForAdministrators,
      since: known?.since ?? null,
      recoveryCodesLeft: known?.recoveryCodesLeft ?? 0,
    };
  },

  enrol: async ({ body }, deps) => {
    const user = await requirePassword(body.password, deps, wrongPasswordText);
    if (user.hasSecondFactor) throw new Problem(secondFactorProblems.isActive);
    const secret = await deps.secondFactors.begin(user.id);
    return { secret, uri: enrolmentUri(secret, user.username) };
  },

  confirm: async ({ body }, { users, secondFactors, viewer, trail }) => {
    const over = new Problem(secondFactorProblems.enrolmentOver);
    const secret = await secondFactors.begun(viewer.userId);
    if (!secret) throw over;
    const step = stepOfCode(secret, body.code);
    if (step === undefined) throw wrongCode();
    const { recoveryCodes, writes } = secondFactors.confirm(viewer.userId, secret, step);
    await problemOnConflict(
      () => over,
      async () =>
        users.update(viewer.userId, asking(true), {
          inTransaction: [...writes, await trail.write()],
        }),
    );
    return { recoveryCodes };
  },

  disable: async ({ body }, deps) => {
    const good = await requireBothFactors(body, deps);
    await problemOnConflict(wrongCode, async () =>
      deps.users.update(deps.viewer.userId, asking(false), {
        inTransaction: [good.useToRemove, await deps.trail.write()],
      }),
    );
  },

  renewRecoveryCodes: async ({ body }, deps) => {
    const good = await requireBothFactors(body, deps);
    const { recoveryCodes, hashes } = deps.secondFactors.newCodes(deps.viewer.userId);
    const entry = await deps.trail.write();
    await problemOnConflict(wrongCode, () => deps.table.transact([good.useToRenew(hashes), entry]));
    return { recoveryCodes };
  },
};
