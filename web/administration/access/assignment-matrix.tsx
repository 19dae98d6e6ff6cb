import { useEffect, useMemo, useRef } from "react";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { AssignmentRow } from "./assignment-row.tsx";
import { assignmentsText as text } from "./assignments.text.ts";
import type { Assignments } from "./use-assignments.ts";
import type { RoleGroup } from "./use-shown-roles.ts";

type Field = HTMLInputElement;

const rowsOf = (table: HTMLTableElement): Field[][] =>
  [...(table.tBodies[0]?.rows ?? [])].map((row) => [...row.querySelectorAll<Field>("td input")]);

const targetIn = (rows: readonly Field[][], from: Field, { key, ctrlKey }: React.KeyboardEvent) => {
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at] ?? [];
  const column = row.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return row[column + 1];
    case "ArrowLeft":
      return row[column - 1];
    case "ArrowDown":
      return rows[at + 1]?.[column];
    case "ArrowUp":
      return rows[at - 1]?.[column];
    case "Home":
      return ctrlKey ? rows[0]?.[0] : row[0];
    case "End":
      return ctrlKey ? rows.at(-1)?.at(-1) : row.at(-1);
    default:
      return undefined;
  }
};

/** A single tab stop with arrow keys inside (WAI-ARIA, grid pattern). */
const useGridKeys = () => {
  const ref = useRef<HTMLTableElement>(null);
  const current = useRef<Field>(undefined);

  const enter = (field: Field | undefined) => {
    if (!ref.current) return;
    const fields = rowsOf(ref.current).flat();
    const entry = field && fields.includes(field) ? field : fields[0];
    for (const other of fields) other.tabIndex = other === entry ? 0 : -1;
    current.current = entry;
  };

  // Rows and columns change with the search, so the tab stop is set again.
  useEffect(() => enter(current.current));

  return {
    ref,
    onFocus: ({ target }: React.FocusEvent) => {
      if (target instanceof HTMLInputElement) enter(target);
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (!ref.current || !(event.target instanceof HTMLInputElement)) return;
      const target = targetIn(rowsOf(ref.current), event.target, event);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
};

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
