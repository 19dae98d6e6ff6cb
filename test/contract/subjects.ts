import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../functions/data/newsletters/newsletters.collection.ts";
import { openPeople } from "../../functions/data/people/open-people.ts";
import { openSubscribers } from "../../functions/data/subscribers/subscribers.collection.ts";
import { BUILT_IN_SET } from "../../functions/data/templates/built-in-set.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { aNewsletter, anArticle, aSubscriber } from "../support/news.builder.ts";
import { anEmployee, aRole, aUser } from "../support/people.builder.ts";
import { ownOffice } from "../support/viewers.ts";

const organisationId = ownOffice.id;

/** Stores one of each kind that a path can name, as readers of news see it; answers the id for a path. */
export const storeSubjects = async (table: Table) => {
  const article = await openArticles(table).insert(anArticle({ organisationId }));
  const sent = {
    organisationId,
    articleIds: [article.id],
    startedSendingAt: "2026-01-08T08:00:00.000Z",
    run: 1,
  };
  const newsletter = await openNewsletters(table).insert(aNewsletter(sent));
  const subscriber = await openSubscribers(table).insert(aSubscriber({ organisationId }));
  const { users, roles, employees } = openPeople(table);
  const [user, role, employee] = await Promise.all([
    users.insert(aUser()),
    roles.insert(aRole()),
    employees.insert(anEmployee({ employedAt: organisationId })),
  ]);
  return (path: string): string => {
    if (path.includes("/templates/")) return BUILT_IN_SET;
    if (path.startsWith("/v1/login/users/")) return user.id;
    if (path.startsWith("/v1/administration/roles/")) return role.id;
    if (path.includes("/articles/")) return article.id;
    if (path.includes("/newsletters/")) return newsletter.id;
    if (path.includes("/subscribers/")) return subscriber.id;
    if (path.startsWith("/v1/organisations/employees/")) return employee.id;
    if (path.startsWith("/v1/organisations/")) return organisationId;
    throw new Error(`Nothing is stored for ${path}`);
  };
};
