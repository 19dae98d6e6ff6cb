import { useQueries, useQuery } from "@tanstack/react-query";
import type { Rule } from "../../../shared/login/permissions.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { isAllowedQuery } from "../../app/permissions.queries.ts";
import { officesQuery } from "./offices.queries.ts";

export interface AllowedOffices {
  /** Whether the person holds the rule for the whole group. */
  readonly everywhere: boolean;
  /** The offices that the person holds the rule for. */
  readonly offices: readonly Organisation[];
}

const none: readonly Organisation[] = [];

/** Where the person holds a rule. Until the server has answered: nowhere. */
export const useAllowedOffices = (rule: Rule): AllowedOffices => {
  const { data: everywhere } = useQuery(isAllowedQuery(rule));
  const { data: all = none } = useQuery(officesQuery);
  // Who holds it everywhere needs no further question; anyone else is asked about office by office.
  const asked = everywhere === false ? all : none;
  const allowed = useQueries({
    queries: asked.map(({ id }) => isAllowedQuery(rule, id)),
    combine: (answers) => answers.map(({ data }) => data === true),
  });

  return {
    everywhere: everywhere === true,
    offices: everywhere ? all : asked.filter((_, index) => allowed[index]),
  };
};
