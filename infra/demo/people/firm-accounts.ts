import type { FirmAccounts } from "../../local/engines/firm-accounts.ts";
import { officeDomain } from "../organisations/offices.ts";
import { towns } from "../organisations/towns.ts";
import { founders } from "./employees.ts";
import { localPartOf } from "./person-name.ts";
import { roleIds } from "./roles.ts";
import { signIns } from "./sign-ins.ts";

const [domain = ""] = towns.map(officeDomain);

const accountOf = (
  { username, password }: { readonly username: string; readonly password: string },
  { firstname, lastname }: { readonly firstname: string; readonly lastname: string },
  groups: readonly string[] = [],
) => ({
  username,
  password,
  claims: {
    email: `${localPartOf({ firstname, lastname })}@${domain}`,
    email_verified: true,
    given_name: firstname,
    family_name: lastname,
    groups,
  },
});

const [andreas, judith, paul] = founders;
const nina = { firstname: "Nina", lastname: "Neuhold" };

/** Accounts elsewhere: of those who sign in here, and of somebody whom the portal does not know yet. */
export const firmAccounts: FirmAccounts = {
  accounts: [
    accountOf(signIns.admin, andreas),
    accountOf(signIns.redaktion, judith, ["redaktion"]),
    accountOf(signIns.mitarbeiter, paul, ["kanzlei-1"]),
    accountOf({ username: "neu", password: "Erster-Tag-mit-Blumen-4" }, nina, ["kanzlei-1"]),
  ],
  domains: [domain],
  groups: { redaktion: roleIds.redaktion, "kanzlei-1": roleIds.employeesOf("1") },
  createEmployees: "1",
};
