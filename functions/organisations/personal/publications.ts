import type { Employee } from "../../../shared/organisations/employee.ts";
import { publications as contract } from "../../../shared/organisations/publications.contract.ts";
import { articlesSeenBy } from "../../data/articles/visible-articles.ts";
import { shownPosts } from "../../data/discussions/shown-posts.ts";
import { writtenBy } from "../../data/discussions/threads.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { employeeResource } from "../employees/employee-resource.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";

export const publications = implement<typeof contract, OrganisationsDeps, Stored<Employee>>(
  contract,
  {
    posts: async ({ resource }, deps) => {
      const threads = await deps.threads();
      const sort = [{ field: "createdAt", direction: "desc" as const }];
      const ids = threads.select({ visible: writtenBy(resource.id), sort });
      return shownPosts(
        ids.flatMap((id) => threads.get(id) ?? []),
        { viewer: deps.viewer },
        deps,
      );
    },

    articles: async ({ resource, query: { config } }, { articles, employees, viewer, now }) => {
      const creators = openCreators(employees, config.withCreator);
      const visible = articlesSeenBy(viewer, now, resource.id);
      return creators.page(await articles.list(config, visible, { relatedKeys: creators.keysOf }));
    },
  },
  { resource: employeeResource },
);
