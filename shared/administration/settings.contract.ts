import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { settingsProblems } from "./administration.problems.ts";
import { Settings, SettingsDraft } from "./settings.ts";

const path = "/v1/administration/settings";

export const settings = {
  read: endpoint({
    method: "GET",
    path,
    access: administrators,
    summary: "What is set for the whole portal",
    reply: Settings,
    versioned: true,
  }),
  update: endpoint({
    method: "PUT",
    path,
    access: administrators,
    summary: "Sets it; who requires a second factor of administrators needs to have one",
    audited: "settings.changed",
    body: SettingsDraft,
    reply: Settings,
    versioned: true,
    problems: [
      settingsProblems.ownSecondFactorFirst,
      settingsProblems.noFirmAccounts,
      entityProblems.changed,
    ],
  }),
};
