import { openAuditTrail } from "../platform/audit/audit-trail.ts";
import { openForumFollowers } from "../platform/discussions/forum-followers.repository.ts";
import { openForums } from "../platform/discussions/forums.collection.ts";
import { openOwnedFiles } from "../platform/files/owned-files.ts";
import { openArticlesByAuthor } from "../platform/news/articles-by-author.ts";
import { openEmployeeChanges } from "../platform/people/employees.collection.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openSessions } from "../platform/session/session.repository.ts";
import type { Table } from "../platform/table.ts";
import { openCustomers } from "./offices/customers.collection.ts";
import { openOfficeLinks } from "./offices/office-links.repository.ts";

/** Everything that the handlers of this area work with. */
export const openOrganisationsArea = (table: Table) => {
  const people = openPeople(table);
  return {
    ...people,
    employeeChanges: openEmployeeChanges(table),
    sessions: openSessions(table, people),
    audit: openAuditTrail(table),
    ownedFiles: openOwnedFiles(table),
    officeLinks: openOfficeLinks(table),
    customersOf: openCustomers(table),
    forums: openForums(table),
    forumFollowers: openForumFollowers(table),
    articlesByAuthor: openArticlesByAuthor(table),
  };
};

export type OrganisationsDeps = ReturnType<typeof openOrganisationsArea>;
