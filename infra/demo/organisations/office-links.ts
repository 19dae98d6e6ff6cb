import type { StoredLink } from "../../../functions/data/organisations/office-links.repository.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { officeLinkText } from "./office-links.text.ts";

export const makeOfficeLinks = ({ id }: Organisation, place: number): StoredLink[] => {
  if (place % 5 === 4) return [];
  return officeLinkText.slice(place % 3, (place % 3) + 3 + (place % 4)).map(([name, url], at) => ({
    id: `link-${id}-${at + 1}`,
    name,
    url,
    ordering: at + 1,
    organisationId: id,
    version: 1,
  }));
};
