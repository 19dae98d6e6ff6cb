import type { Rule } from "../../../shared/contract/permissions.ts";
import type { Role } from "../../../shared/login/role.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { roleText } from "./roles.text.ts";

export const roleIds = {
  redaktion: "role-redaktion",
  readers: "role-leser",
  forums: "role-foren",
  calendar: "role-kalender",
  misc: "role-sonstiges",
  employeesOf: (officeId: string) => `role-mitarbeiter-${officeId}`,
  editorsOf: (officeId: string) => `role-redaktion-${officeId}`,
  administratorsOf: (officeId: string) => `role-verwaltung-${officeId}`,
} as const;

const grants = (rules: readonly Rule[], ressource: string | null = null) =>
  rules.map((rule) => ({ rule, ressource }));

const role = (id: string, name: string, ruleGroupName: string, rules: Role["rules"]): Role => ({
  id,
  name,
  ruleGroupName,
  rules,
});

const everywhere: readonly Role[] = [
  role(roleIds.redaktion, roleText.redaktion, roleText.news, grants(["READ_NEWS", "EDIT_NEWS"])),
  role(roleIds.readers, roleText.readers, roleText.news, grants(["READ_NEWS"])),
  role(roleIds.forums, roleText.forums, roleText.portal, grants(["EDIT_GROUP", "DELETE_GROUP"])),
  role(roleIds.calendar, roleText.calendar, roleText.portal, grants(["EDIT_EVENTS"])),
  role(roleIds.misc, roleText.misc, roleText.portal, grants(["ADMIN_MISC"])),
];

const ofOffice = ({ id, city }: Organisation): Role[] => {
  const town = city ?? id;
  const own = (rules: readonly Rule[]) => grants(rules, id);
  return [
    role(roleIds.employeesOf(id), roleText.employeesOf(town), roleText.offices, own(["READ_NEWS"])),
    role(roleIds.editorsOf(id), roleText.editorsOf(town), roleText.news, own(["READ_NEWS", "EDIT_NEWS"])),
    role(
      roleIds.administratorsOf(id),
      roleText.administratorsOf(town),
      roleText.offices,
      own(["READ_NEWS", "ADMIN_ORG"]),
    ),
  ];
};

export const makeRoles = (offices: readonly Organisation[]): Role[] => [
  ...everywhere,
  ...offices.flatMap(ofOffice),
];
