import { useQuery } from "@tanstack/react-query";
import { isAllowed, type Rule } from "../../../shared/contract/permissions.ts";
import type { OfficeSummary } from "../../../shared/organisations/organisation.ts";
import { useViewer } from "../../app/client/session.ts";
import { officesQuery } from "./offices.queries.ts";

const none: readonly OfficeSummary[] = [];

/** Empty until the offices are loaded. */
export const useAllowedOffices = (rule: Rule): readonly OfficeSummary[] => {
  const viewer = useViewer();
  const { data: all = none } = useQuery(officesQuery);
  return all.filter(({ id }) => isAllowed(viewer, rule, id));
};
