import { useQueries, useQuery } from "@tanstack/react-query";
import type { Rule } from "../../../shared/contract/permissions.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { isAllowedQuery } from "../../app/client/permissions.queries.ts";
import { officesQuery } from "./offices.queries.ts";

export interface AllowedOffices {
  /** Whether the person holds the rule for the whole group. */
  readonly everywhere: boolean;
  /** The offices that the person holds the rule for. */
  readonly offices: readonly Organisation[];
  /** Whether the server has answered. */
  readonly isKnown: boolean;
}

const none: readonly Organisation[] = [];

/** Where the person holds a rule. Until the server has answered: nowhere. */
export const useAllowedOffices = (rule: Rule): AllowedOffices => {
  const { data: everywhere } = useQuery(isAllowedQuery(rule));
  const { data: all = none, isSuccess: areOfficesKnown } = useQuery(officesQuery);
  // Who holds it everywhere needs no further question; anyone else is asked about office by office.
  const asked = everywhere === false ? all : none;
  const allowed = useQueries({
    queries: asked.map(({ id }) => isAllowedQuery(rule, id)),
    combine: (answers) => answers.map(({ data }) => data),
  });

  return {
    isKnown: everywhere !== undefined && areOfficesKnown && allowed.every((answer) => answer !== undefined),
    everywhere: everywhere === true,
    offices: everywhere ? all : asked.filter((_, index) => allowed[index] === true),
  };
};
