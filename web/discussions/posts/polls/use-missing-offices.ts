import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { useOfficeOptions } from "../../../components/people/offices.ts";

/** Undefined where not offices vote, or the reader may not see yet who has. */
export const useMissingOffices = () => {
  const offices = useOfficeOptions();
  return ({ oncePerOrganisation, votes }: Questionnaire) => {
    if (!oncePerOrganisation || !votes) return undefined;
    const voted = new Set(votes.map(({ organisationId }) => organisationId));
    return offices.filter(({ value }) => !voted.has(value)).map(({ label }) => label);
  };
};
