import type { Organisation } from "../../shared/organisations/organisation.ts";
import { useAllowedOffices } from "../components/people/use-allowed-offices.ts";

export interface NewsRights {
  /** Whether the person edits the news of the whole group. */
  readonly everywhere: boolean;
  /** The offices whose news the person edits. */
  readonly offices: readonly Organisation[];
  readonly mayEdit: (organisationId: string | null) => boolean;
  readonly mayEditAnything: boolean;
}

/** Where the person may edit news. Until the server has answered: nowhere. */
export const useNewsRights = (): NewsRights => {
  const { everywhere, offices } = useAllowedOffices("EDIT_NEWS");

  return {
    everywhere,
    offices,
    mayEdit: (organisationId) => everywhere || offices.some(({ id }) => id === organisationId),
    mayEditAnything: everywhere || offices.length > 0,
  };
};
