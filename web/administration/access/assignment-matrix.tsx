import { useMemo } from "react";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { AssignmentRow } from "./assignment-row.tsx";
import { assignmentsText as text } from "./assignments.text.ts";
import type { Assignments } from "./use-assignments.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import type { RoleGroup } from "./use-shown-roles.ts";

export interface AssignmentsProps {
  users: readonly EmployeeUser[];
  groups: readonly RoleGroup[];
  assignments: Pick<Assignments, "people" | "toggle">;
}

export const AssignmentMatrix = ({ users, groups, assignments: { people, toggle } }: AssignmentsProps) => {
  const keys = useGridKeys();
  const roles = useMemo(() => groups.flatMap((group) => group.roles), [groups]);

  return (
    <>
      <div className="matrix">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid that keeps the headings of its table */}
        <table role="grid" aria-label={text.list} {...keys}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {text.person}
              </th>
              {groups.map((group) => (
                <th key={group.name} scope="colgroup" colSpan={group.roles.length}>
                  <span>{group.name}</span>
                </th>
              ))}
            </tr>
            <tr>
              {roles.map(({ id, name }) => (
                <th key={id} scope="col">
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <AssignmentRow
                key={user.id}
                user={user}
                roles={roles}
                pending={people.get(user.id)}
                onToggle={toggle}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="matrix-legend muted">
        <span data-sign="own">{text.own}</span>
        <span data-sign="changed">{text.changed}</span>
        <span>{text.keys}</span>
      </p>
    </>
  );
};
