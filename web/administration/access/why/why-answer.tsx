import { useSuspenseQueries } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Panel } from "../../../components/layout/panel.tsx";
import { StatusTag } from "../../../components/status-tag.tsx";
import { administrationPaths } from "../../administration-paths.ts";
import { usePersonName } from "../../users/use-person-name.ts";
import { userQueries } from "../../users/users.queries.ts";
import { ruleText } from "../access.text.ts";
import { useRessourceName } from "../roles/grant-words.ts";
import { roleQueries } from "../roles/roles.queries.ts";
import { whyText as text } from "./why.text.ts";
import { type Asked, reasonSentences, rolesThatAllow } from "./why-words.ts";

/** More would hide the best one. */
const WAYS = 3;

export const WhyAnswer = ({ userId, asked }: { userId: string; asked: Asked }) => {
  const [{ data: user }, { data: reasons }, { data: assignments }, { data: roles }] = useSuspenseQueries({
    queries: [
      userQueries.one(userId),
      userQueries.permissions(userId, asked),
      userQueries.assignments(userId),
      roleQueries.list,
    ],
  });
  const nameOf = useRessourceName([asked.rule]);
  const name = usePersonName(user);
  const heldIds = new Set(assignments.filter(({ active }) => active).map(({ roleId }) => roleId));
  const held = roles.filter(({ id }) => heldIds.has(id));
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
