import { useSuspenseQuery } from "@tanstack/react-query";
import { maySeeApplicationsOf } from "../../shared/applications/application-access.ts";
import type { OfficeSummary } from "../../shared/organisations/organisation.ts";
import { useViewer } from "../app/client/session.ts";
import { officesQuery } from "../components/people/offices.queries.ts";

export const useSeenOffices = (): readonly OfficeSummary[] => {
  const viewer = useViewer();
  const { data: offices } = useSuspenseQuery(officesQuery);
  return offices.filter(({ id }) => maySeeApplicationsOf(viewer, id));
};
