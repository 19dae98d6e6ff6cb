import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { isAllowed, isAllowedAnywhere, type Rule } from "../../../shared/contract/permissions.ts";
import type { OfficeSummary } from "../../../shared/organisations/organisation.ts";
import { useViewer } from "../../app/client/session.ts";
import type { SelectOption } from "../form/choice/select-field.tsx";
import { officesQuery } from "./offices.queries.ts";

const none: readonly OfficeSummary[] = [];

/** Empty until the offices are loaded. */
export const useAllowedOffices = (rule: Rule): readonly OfficeSummary[] => {
  const viewer = useViewer();
  const { data: all = none } = useQuery(officesQuery);
  return all.filter(({ id }) => isAllowed(viewer, rule, id));
};

/** Checks by office; null is the whole group. */
export const useOfficeRights = (rule: Rule) => {
  const viewer = useViewer();
  const mayEdit = useCallback(
    (organisationId: string | null) => isAllowed(viewer, rule, organisationId),
    [viewer, rule],
  );
  const [granted = null] = viewer.grants.filter((grant) => grant.rule === rule);

  return {
    mayEdit,
    mayCreate: isAllowedAnywhere(viewer, rule),
    usualOffice: () => {
      if (mayEdit(null)) return null;
      return mayEdit(viewer.employedAt) ? viewer.employedAt : (granted?.ressource ?? null);
    },
  };
};

export const useEditableOffices = (rule: Rule, wholeGroup: string): SelectOption[] => {
  const { mayEdit } = useOfficeRights(rule);
  const offices = useAllowedOffices(rule).map(({ id, name }) => ({ label: name, value: id }));
  return mayEdit(null) ? [{ label: wholeGroup, value: null }, ...offices] : offices;
};
