import "./assignments.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useId, useMemo } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import { useUnsavedGuard } from "../../components/form/editor/unsaved-guard.tsx";
import { FilterBox } from "../../components/list/filter-row.tsx";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { Select } from "../../components/select.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { TextInput } from "../../components/text-input.tsx";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { administrationPaths, ROLE, ROLE_GROUP } from "../administration-paths.ts";
import { usePlaceFilters } from "../users/user-filters.ts";
import { userQueries } from "../users/users.queries.ts";
import { accessText } from "./access.text.ts";
import { AccessTabs } from "./access-tabs.tsx";
import { AssignmentCards } from "./assignment-cards.tsx";
import { AssignmentMatrix } from "./assignment-matrix.tsx";
import { assignmentsText as text } from "./assignments.text.ts";
import { PendingBar } from "./pending-bar.tsx";
import { roleQueries } from "./roles/roles.queries.ts";
import { useAssignments } from "./use-assignments.ts";
import { type ShownRoles, useShownRoles } from "./use-shown-roles.ts";

/** The Dropdown shows nothing for an empty value. */
const ALL = ":all";

const RoleFilters = ({ roles, groups }: { roles: ShownRoles; groups: readonly string[] }) => {
  const { group, term, isOfHolders, showGroup, find } = roles;
  const [groupId, termId] = [useId(), useId()];

  return (
    <>
      <FilterBox>
        <label htmlFor={groupId}>{text.group}</label>
        <Select
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
        <TextInput id={termId} type="search" value={term} onChange={(event) => find(event.target.value)} />
      </FilterBox>
    </>
  );
};

export const AssignmentsPage = () => {
  const { data: roles } = useSuspenseQuery(roleQueries.list);
  const list = useList(userQueries.list);
  const filters = usePlaceFilters(text.withRole);
  const assignments = useAssignments();
  const guard = useUnsavedGuard(assignments.pending.length > 0);
  const isWide = useMinWidth(breakpoints.medium);
  const Shape = isWide ? AssignmentMatrix : AssignmentCards;
  const users = list.query.data?.data;
  const { searchTerm } = list.config;
  const held = useMemo(
    () =>
      // A search for a person is about to assign roles, so it offers all of them.
      searchTerm
        ? undefined
        : new Set([
            ...(users ?? []).flatMap(({ activeRoleIds }) => activeRoleIds),
            ...assignments.pending.map(({ roleId }) => roleId),
          ]),
    [searchTerm, users, assignments.pending],
  );
  const shownRoles = useShownRoles(roles, held);

  const body = () => {
    if (roles.length === 0) {
      return (
        <EmptyState text={text.noRoles} action={<Link to={administrationPaths.roles}>{text.toRoles}</Link>} />
      );
    }
    if (!users) return <Skeleton height="560px" />;
    if (shownRoles.shown.length === 0) return <EmptyState text={text.noRoleFound} />;
    return <Shape users={users} groups={shownRoles.shown} assignments={assignments} />;
  };

  return (
    <>
      <PageHeader title={accessText.title} />
      <AccessTabs />
      <p className="muted">{text.intro}</p>
      <ListFrame
        {...list}
        label={text.list}
        filters={filters}
        empty={{ text: text.empty }}
        aside={{
          fields: (
            <RoleFilters
              roles={shownRoles}
              groups={[...new Set(roles.map(({ ruleGroupName }) => ruleGroupName))]}
            />
          ),
          isSet: Boolean(shownRoles.group || shownRoles.term),
          parameters: [ROLE_GROUP, ROLE],
        }}
      >
        {body()}
      </ListFrame>
      <PendingBar assignments={assignments} />
      {guard.dialog}
    </>
  );
};
