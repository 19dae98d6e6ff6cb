import { useSuspenseQueries } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { allows, type Rule } from "../../../../shared/contract/permissions.ts";
import type { RoleInUse } from "../../../../shared/login/roles.contract.ts";
import type { PermissionReasons } from "../../../../shared/login/users.contract.ts";
import { Panel } from "../../../components/layout/layout.tsx";
import { StatusTag } from "../../../components/status-tag.tsx";
import { administrationPaths } from "../../administration-paths.ts";
import { usePersonName } from "../../users/user-name.ts";
import { userQueries } from "../../users/users.queries.ts";
import { ruleText } from "../access.text.ts";
import { type RessourceName, useRessourceName } from "../roles/grant-words.ts";
import { roleQueries } from "../roles/roles.queries.ts";
import { whyText as text } from "./why.text.ts";

interface Asked {
  readonly rule: Rule;
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

const reasonSentences = (facts: Facts): string[] => {
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

const rolesThatAllow = (roles: readonly RoleInUse[], { rule, ressource }: Asked): RoleInUse[] =>
  roles
    .filter(({ rules }) =>
      rules.some((grant) =>
        allows({ rule: grant.rule, ressource: grant.ressource ?? null }, rule, ressource),
      ),
    )
    .toSorted((one, other) => one.rules.length - other.rules.length);

const WAYS = 3;

export const WhyAnswer = ({ userId, asked }: { userId: string; asked: Asked }) => {
  const [{ data: user }, { data: reasons }, { data: roles }] = useSuspenseQueries({
    queries: [userQueries.one(userId), userQueries.permissions(userId, asked), roleQueries.list],
  });
  const nameOf = useRessourceName([asked.rule]);
  const name = usePersonName(user);
  const held = roles.filter(({ id }) => reasons.heldRoleIds.includes(id));
  const sentences = reasonSentences({ asked, reasons, name, ownRoleId: user.roleId, held, nameOf });
  const ways = reasons.isAllowed ? [] : rolesThatAllow(roles, asked).slice(0, WAYS);

  return (
    <Panel as="section" className="why-answer" aria-label={text.answer} aria-live="polite">
      <p className="muted">{text.asked(ruleText[asked.rule].label, nameOf(asked.rule, asked.ressource))}</p>
      <h2>
        <StatusTag tone={reasons.isAllowed ? "success" : "danger"}>
          {reasons.isAllowed ? text.yes(name) : text.no(name)}
        </StatusTag>
      </h2>
      <h3>{text.reasons}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {ways.length > 0 && reasons.isActive && (
        <>
          <h3>{text.ways}</h3>
          <ul>
            {ways.map((role) => (
              <li key={role.id}>
                <Link to={administrationPaths.giveRole(user.username, role)}>
                  {text.wayByRole(role.name, role.ruleGroupName)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={administrationPaths.user(userId)}>{text.openUser}</Link>
    </Panel>
  );
};
