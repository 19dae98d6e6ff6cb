import type { Employee } from "../../../shared/organisations/employee.ts";
import { publications as contract } from "../../../shared/organisations/publications.contract.ts";
import { articlesSeenBy } from "../../data/articles/visible-articles.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { employeeSubject } from "../employees/employee-subject.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";

export const publications = implement<typeof contract, OrganisationsDeps, Stored<Employee>>(
  contract,
  {
    // There is no area to write posts in yet.
    posts: () => [],

    articles: ({ subject, query }, { articles, viewer, now }) =>
      articles.list(query.config, articlesSeenBy(viewer, now, subject.id)),
  },
  { subject: employeeSubject },
);
