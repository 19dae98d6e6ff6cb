import { allows, type Rule } from "../../../../shared/contract/permissions.ts";
import type { RoleInUse } from "../../../../shared/login/roles.contract.ts";
import type { PermissionReasons } from "../../../../shared/login/users.contract.ts";
import type { RessourceName } from "../roles/grant-words.ts";
import { whyText as text } from "./why.text.ts";

export interface Asked {
  readonly rule: Rule;
  /** Null asks whether the rule holds everywhere. */
  readonly ressource: string | null;
}

interface Facts {
  readonly asked: Asked;
  readonly reasons: PermissionReasons;
  readonly name: string;
  readonly ownRoleId: string | null;
  readonly held: readonly RoleInUse[];
  readonly nameOf: RessourceName;
}

const whereOf = ({ asked: { rule }, nameOf }: Facts, ressources: readonly (string | null | undefined)[]) =>
  ressources.map((id) => (id ? text.forOffice(nameOf(rule, id)) : text.inAll)).join(", ");

const grantSentences = (facts: Facts) => {
  const { reasons, name, ownRoleId } = facts;
  const byRole = Map.groupBy(reasons.roles, ({ id }) => id);
  return [...byRole.values()].flatMap((grants) => {
    const [role] = grants;
    if (!role) return [];
    const where = whereOf(
      facts,
      grants.map(({ ressource }) => ressource),
    );
    const how = role.id === ownRoleId ? text.asOwn(name) : text.byAssignment(name);
    return [`${text.grants(role.name, role.ruleGroupName, where)} ${how}`];
  });
};

const elsewhereSentences = (facts: Facts) =>
  facts.held.flatMap(({ name, ruleGroupName, rules }) => {
    const own = rules.filter(({ rule }) => rule === facts.asked.rule);
    if (own.length === 0) return [];
    return [
      text.grantsElsewhere(
        name,
        ruleGroupName,
        whereOf(
          facts,
          own.map(({ ressource }) => ressource),
        ),
      ),
    ];
  });

export const reasonSentences = (facts: Facts): string[] => {
  const { reasons, name, held } = facts;
  const grants = [...(reasons.isAdmin ? [text.administrator(name)] : []), ...grantSentences(facts)];
  if (!reasons.isActive) return [text.inactive(name), ...grants];
  if (reasons.isAllowed) return grants;
  return [
    held.length === 0 ? text.noRoles(name) : text.noneGrants(name),
    ...elsewhereSentences(facts),
    text.notAdministrator(name),
  ];
};

/** The least powerful first. */
export const rolesThatAllow = (roles: readonly RoleInUse[], { rule, ressource }: Asked): RoleInUse[] =>
  roles
    .filter(({ rules }) =>
      rules.some((grant) =>
        allows({ rule: grant.rule, ressource: grant.ressource ?? null }, rule, ressource),
      ),
    )
    .toSorted((one, other) => one.rules.length - other.rules.length);
