import { isAllowed } from "../../../shared/contract/permissions.ts";
import { maySeeNewsletter } from "../../../shared/news/newsletter-visibility.ts";
import { newsletterAddress } from "../../../shared/news/public-address.ts";
import type { ListedNewsletter, Newsletters } from "../../data/newsletters/newsletters.collection.ts";
import { openRowIndex } from "../../platform/search/row-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

export const openNewsletterSource = (newsletters: Newsletters) => {
  const indexOf = openRowIndex<ListedNewsletter>({
    title: { text: ({ listed }) => listed.title, weight: 16, hasCompounds: true },
    abstract: { text: ({ listed }) => listed.abstract, weight: 4 },
  });

  return openSource<ListedNewsletter>("newsletters", async ({ searchTerm, viewer }) => {
    const rows = await newsletters.projection();
    const mayRead = isAllowed(viewer, "READ_NEWS", viewer.employedAt);
    return {
      rows,
      searchable: indexOf(rows),
      sees: (newsletter) => mayRead && maySeeNewsletter(viewer, newsletter),
      factsOf: ({ startedSendingAt, modifiedAt, organisationId }) => ({
        date: startedSendingAt ?? modifiedAt,
        organisationId,
      }),
      show: ({ title, abstract }, id) => ({
        title,
        excerpt: excerptFrom(searchTerm, title, [abstract]),
        path: newsletterAddress(id),
      }),
    };
  });
};
