import { useQuery } from "@tanstack/react-query";
import type { Filter } from "../../../shared/contract/list.ts";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import type { ListFilter } from "../../components/list/list-column.ts";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { commonText } from "../../components/words.text.ts";
import { roleQueries } from "../access/roles/roles.queries.ts";
import { usersText as text } from "./users.text.ts";

const is = (field: string, value: boolean): Filter => ({ field, values: [value], comparator: "eq" });

const state: ListFilter = {
  field: "state",
  label: text.state,
  options: [
    { label: text.active, where: [is("isActive", true), is("isInvited", false)] },
    { label: text.invited, where: [is("isActive", true), is("isInvited", true)] },
    { label: text.inactive, where: [is("isActive", false)] },
  ],
};

const administrators: ListFilter = {
  field: "isAdmin",
  label: text.administrators,
  options: [
    { label: text.onlyAdministrators, value: true },
    { label: text.noAdministrators, value: false },
  ],
};

const firmAccount: ListFilter = {
  field: "hasFirmAccount",
  label: text.firmAccount,
  options: [
    { label: text.linked, value: true },
    { label: text.notLinked, value: false },
  ],
};

const none: readonly RoleInUse[] = [];

export const usePlaceFilters = (roleLabel: string): ListFilter[] => {
  const { data: roles = none } = useQuery(roleQueries.list);
  const offices = useOfficeOptions();
  return [
    {
      field: "roleId",
      label: roleLabel,
      options: roles.map(({ id, name, ruleGroupName, usersCount }) => ({
        label: text.roleIn(ruleGroupName, name),
        value: id,
        count: usersCount,
      })),
    },
    { field: "employedAtId", label: commonText.office, options: offices },
  ];
};

export const useUserFilters = (): ListFilter[] => [
  state,
  administrators,
  ...usePlaceFilters(text.role),
  firmAccount,
];
