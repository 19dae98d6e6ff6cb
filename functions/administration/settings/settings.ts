import { administration } from "../../../shared/administration/administration.contract.ts";
import { settingsProblems } from "../../../shared/administration/administration.problems.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { hasAnySecondFactor } from "../../data/people/users.collection.ts";
import { hasFirmAccounts } from "../../data/sessions/firm-accounts.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";

const contract = administration.settings;

export const settings = implement<typeof contract, LinkedStores>(contract, {
  read: (_, { settings }) => settings.read(),

  update: async ({ body, ifVersion }, { settings, users, viewer }) => {
    const isMet = async () => hasAnySecondFactor((await users.find(viewer.userId)) ?? {});
    if (body.requireSecondFactorForAdministrators && !(await isMet())) {
      throw problemAt(settingsProblems.ownSecondFactorFirst, "requireSecondFactorForAdministrators");
    }
    const isSwitchedOff =
      body.passwordsForAdministratorsOnly && !(await settings.read()).passwordsForAdministratorsOnly;
    if (isSwitchedOff && !hasFirmAccounts()) {
      throw problemAt(settingsProblems.noFirmAccounts, "passwordsForAdministratorsOnly");
    }
    return settings.save(body, { modifiedBy: actorOf(viewer), ifVersion });
  },
});
