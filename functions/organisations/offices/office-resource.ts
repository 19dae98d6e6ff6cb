import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";

export const officeResource: ResourceOptions<
  { readonly organisations: Organisations },
  Stored<Organisation>
> = {
  source: ({ organisations }) => organisations,
  params: ["organisationId", "employedAt", "id"],
};
