import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { isAllowedQuery } from "../app/client/permissions.queries.ts";
import { NotAllowed } from "../components/no-access.tsx";
import { officesQuery } from "../components/people/offices.queries.ts";

/** For those who edit the news of one office at least. */
export const EditorsOnly = ({ children }: { children: React.ReactNode }) => {
  const { data: everywhere } = useSuspenseQuery(isAllowedQuery("EDIT_NEWS"));
  const { data: offices } = useSuspenseQuery(officesQuery);
  const somewhere = useSuspenseQueries({
    queries: (everywhere ? [] : offices).map(({ id }) => isAllowedQuery("EDIT_NEWS", id)),
    combine: (answers) => answers.some(({ data }) => data),
  });

  return everywhere || somewhere ? children : <NotAllowed />;
};
