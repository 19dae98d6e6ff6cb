import { memo } from "react";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { userName } from "../users/user-name.ts";
import { AssignmentPerson } from "./assignment-person.tsx";
import { assignmentsText as text } from "./assignments.text.ts";
import type { Toggle } from "./pending-changes.ts";

export interface AssignmentProps {
  user: EmployeeUser;
  pending: readonly Toggle[] | undefined;
  onToggle: (toggle: Toggle) => void;
}

export const cellOf = (
  { user, pending, onToggle }: AssignmentProps,
  { id: roleId, name: role }: RoleInUse,
) => {
  const person = userName(user);
  const change = pending?.find((toggle) => toggle.roleId === roleId);
  const stored = user.activeRoleIds.includes(roleId);
  const isOwn = user.roleId === roleId;
  return {
    isChecked: change ? !change.original : stored,
    isChanged: change !== undefined,
    isOwn,
    label: (isOwn ? text.ownCell : text.cell)(role, person),
    toggle: () => onToggle({ userId: user.id, person, roleId, role, original: stored }),
  };
};

export const AssignmentRow = memo(
  ({ roles, ...assignment }: AssignmentProps & { roles: readonly RoleInUse[] }) => (
    <tr>
      <th scope="row">
        <AssignmentPerson user={assignment.user} />
      </th>
      {roles.map((role) => {
        const { isChecked, isChanged, isOwn, label, toggle } = cellOf(assignment, role);
        return (
          <td key={role.id} data-changed={isChanged} data-own={isOwn}>
            <label>
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={label}
                title={role.name}
                checked={isChecked}
                onChange={toggle}
              />
            </label>
          </td>
        );
      })}
    </tr>
  ),
);
