import { isAllowed } from "../../../shared/contract/permissions.ts";
import { maySeeNewsletter } from "../../../shared/news/newsletter-visibility.ts";
import { newsletterAddress } from "../../../shared/news/public-address.ts";
import type { Newsletters } from "../../data/newsletters/newsletters.collection.ts";
import { openRowIndex } from "../../platform/search/live-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

export const openNewsletterSource = (newsletters: Newsletters) => {
  const index = openRowIndex(newsletters, {
    fields: {
      title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
      abstract: { text: ({ abstract }) => abstract, weight: 4 },
    },
    scopeOf: ({ startedSendingAt, organisationId, createdBy, ownedBy }) => ({
      startedSendingAt,
      organisationId,
      createdBy,
      ownedBy,
    }),
    factsOf: ({ startedSendingAt, modifiedAt, organisationId }) => ({
      date: startedSendingAt ?? modifiedAt,
      organisationId,
    }),
  });

  return openSource("newsletters", index, ({ searchTerm, viewer }) => {
    const mayRead = isAllowed(viewer, "READ_NEWS", viewer.employedAt);
    return {
      canSee: (scope) => mayRead && maySeeNewsletter(viewer, scope),
      show: ({ title, abstract }, id) => ({
        title,
        excerpt: excerptFrom(searchTerm, title, [abstract]),
        path: newsletterAddress(id),
      }),
    };
  });
};
