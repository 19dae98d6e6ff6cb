import { Dropdown } from "primereact/dropdown";
import { InputText } from "primereact/inputtext";
import { useId } from "react";
import { FilterBox } from "../../components/list/filter-row.tsx";
import { assignmentsText as text } from "./assignments.text.ts";
import type { ShownRoles } from "./use-shown-roles.ts";

/** The Dropdown shows nothing for an empty value. */
const ALL = ":all";

interface RoleFiltersProps {
  roles: ShownRoles;
  groups: readonly string[];
}

export const RoleFilters = ({ roles, groups }: RoleFiltersProps) => {
  const { group, term, isOfHolders, showGroup, find } = roles;
  const [groupId, termId] = [useId(), useId()];

  return (
    <>
      <FilterBox>
        <label htmlFor={groupId}>{text.group}</label>
        <Dropdown
          inputId={groupId}
          value={group ?? ALL}
          options={[
            { label: isOfHolders ? text.heldRoles : text.allRoles, value: ALL },
            ...groups.map((name) => ({ label: name, value: name })),
          ]}
          onChange={({ value }: { value: string }) => showGroup(value === ALL ? "" : value)}
        />
      </FilterBox>
      <FilterBox>
        <label htmlFor={termId}>{text.findRole}</label>
        <InputText id={termId} type="search" value={term} onChange={(event) => find(event.target.value)} />
      </FilterBox>
    </>
  );
};
