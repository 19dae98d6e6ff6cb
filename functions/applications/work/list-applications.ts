import { warningLimit } from "../../../shared/applications/application.ts";
import { applications as contract } from "../../../shared/applications/applications.contract.ts";
import type { Filter } from "../../../shared/contract/list.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { ListedApplication } from "../../data/applications/applications.collection.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { openEarlier } from "./earlier-applications.ts";
import { shownRow } from "./shown-application.ts";

const ofOffice = visibleBy(
  (office: { readonly organisationId: string }, row: ListedApplication) =>
    row.organisationId === office.organisationId,
);

/** A row cannot store whether it expires soon, so the filter compares its deletion with today's limit. */
const byClock = (filter: Filter, now: Date): Filter => {
  if (filter.field !== "isExpiring") return filter;
  const isExpiring = filter.values.includes(true) === (filter.comparator === "eq");
  return { field: "deleteAt", values: [warningLimit(now)], comparator: isExpiring ? "lt" : "gte" };
};

export const applicationList = implement<
  Pick<typeof contract, "list">,
  ApplicationsDeps,
  Stored<Organisation>
>(
  { list: contract.list },
  {
    list: async ({ query: { config }, resource }, { applications, employees, viewer, now }) => {
      const filters = config.filters.map((filter) => byClock(filter, now));
      const found = await applications.list(
        { ...config, filters },
        ofOffice({ organisationId: resource.id }),
      );
      const earlierOf = await openEarlier(applications, viewer);
      // Applicants are no employees.
      const creatorOf = openCreators(employees, config.withCreator).among([]);
      return {
        totalCount: found.totalCount,
        data: found.data.map((application) => ({
          ...shownRow(application, { earlierOf, now }),
          ...creatorOf({}),
        })),
      };
    },
  },
  { resource: { source: ({ organisations }) => organisations, params: ["organisationId"] } },
);
