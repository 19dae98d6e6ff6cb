import { useQuery } from "@tanstack/react-query";
import { isAllowedQuery } from "../app/client/permissions.queries.ts";
import { useSignedIn } from "../app/client/session.ts";

/** Whether the person edits the news of the whole group or of the own office. Until the server has answered: no. */
export const useIsEditor = (): boolean => {
  const { employee } = useSignedIn();
  const office = employee?.employedAt ?? undefined;
  const { data: everywhere = false } = useQuery(isAllowedQuery("EDIT_NEWS"));
  const { data: atOffice = false } = useQuery({
    ...isAllowedQuery("EDIT_NEWS", office),
    enabled: office !== undefined,
  });
  return everywhere || atOffice;
};
