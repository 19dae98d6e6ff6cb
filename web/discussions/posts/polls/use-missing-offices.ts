import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { useOfficeOptions } from "../../../components/people/offices.ts";

/** Undefined where not offices vote, or the reader may not see yet who has. */
export const useMissingOffices = ({ oncePerOrganisation, votes }: Questionnaire) => {
  const offices = useOfficeOptions();
  if (!oncePerOrganisation || !votes) return undefined;
  const voted = new Set(votes.map(({ organisationId }) => organisationId));
  return offices.filter(({ value }) => !voted.has(value));
};
