import { useQueries, useQuery } from "@tanstack/react-query";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { isAllowedQuery } from "../app/permissions.queries.ts";
import { officesQuery } from "../components/people/offices.queries.ts";

export interface NewsRights {
  /** Whether the person edits the news of the whole group. */
  readonly everywhere: boolean;
  /** The offices whose news the person edits. */
  readonly offices: readonly Organisation[];
  readonly mayEdit: (organisationId: string | null) => boolean;
  readonly mayEditAnything: boolean;
}

const none: readonly Organisation[] = [];

/** Where the person may edit news. Until the server has answered: nowhere. */
export const useNewsRights = (): NewsRights => {
  const { data: everywhere } = useQuery(isAllowedQuery("EDIT_NEWS"));
  const { data: all = none } = useQuery(officesQuery);
  // Who edits everywhere needs no further question; anyone else is asked about office by office.
  const asked = everywhere === false ? all : none;
  const allowed = useQueries({
    queries: asked.map(({ id }) => isAllowedQuery("EDIT_NEWS", id)),
    combine: (answers) => answers.map(({ data }) => data === true),
  });
  const offices = everywhere ? all : asked.filter((_, index) => allowed[index]);

  return {
    everywhere: everywhere === true,
    offices,
    mayEdit: (organisationId) => everywhere === true || offices.some(({ id }) => id === organisationId),
    mayEditAnything: everywhere === true || offices.length > 0,
  };
};
