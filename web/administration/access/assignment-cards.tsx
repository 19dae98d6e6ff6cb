import { useState } from "react";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { Panel, Stack } from "../../components/layout/layout.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import type { AssignmentsProps } from "./assignment-matrix.tsx";
import { AssignmentPerson } from "./assignment-person.tsx";
import { type AssignmentProps, cellOf } from "./assignment-row.tsx";
import { assignmentsText as text } from "./assignments.text.ts";

const RoleCheck = ({ role, assignment }: { role: RoleInUse; assignment: AssignmentProps }) => {
  const { isChecked, isChanged, isOwn, label, toggle } = cellOf(assignment, role);

  return (
    <Check aria-label={label} checked={isChecked} onChange={toggle}>
      <span>
        {role.name}
        {isOwn && <span className="muted"> · {text.own}</span>}
        {isChanged && <span className="muted"> · {text.changed}</span>}
      </span>
    </Check>
  );
};

type CardProps = AssignmentProps & Pick<AssignmentsProps, "groups">;

const Card = ({ groups, ...assignment }: CardProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { user, pending } = assignment;
  const count = user.activeRoleIds.length;

  return (
    <Panel as="li" className="assignment-card" pad="tight">
      <AssignmentPerson user={user} />
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {text.countOfRoles(count, formatNumber(count))}
          {pending && <StatusTag tone="info">{text.changedShort}</StatusTag>}
        </summary>
        {isOpen &&
          groups.map(({ name, roles }) => (
            <CheckGroup key={name}>
              <legend>{name}</legend>
              {roles.map((role) => (
                <RoleCheck key={role.id} role={role} assignment={assignment} />
              ))}
            </CheckGroup>
          ))}
      </details>
    </Panel>
  );
};

export const AssignmentCards = ({ users, groups, assignments: { people, toggle } }: AssignmentsProps) => (
  <Stack as="ul" gap={2} aria-label={text.list}>
    {users.map((user) => (
      <Card key={user.id} user={user} groups={groups} pending={people.get(user.id)} onToggle={toggle} />
    ))}
  </Stack>
);
