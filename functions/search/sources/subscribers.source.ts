import { isAllowed, isAllowedAnywhere } from "../../../shared/contract/permissions.ts";
import { subscriberAddress } from "../../../shared/news/public-address.ts";
import { subscriberFields } from "../../../shared/news/subscriber.fields.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Subscribers } from "../../data/subscribers/subscribers.collection.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import { openRowIndex } from "../../platform/search/live-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource, type Source } from "../source.ts";

/** Most people may see no subscriber, and then none is read. */
export const openSubscriberSource = (subscribers: Subscribers): Source => {
  const index = openRowIndex(subscribers, {
    fields: searchedFieldsOf(subscriberFields, (subscriber: Subscriber) => subscriber),
    scopeOf: ({ organisationId }) => ({ organisationId }),
    factsOf: ({ registrationConfirmedAt, organisationId }) => ({
      date: registrationConfirmedAt,
      organisationId,
    }),
  });
  const { search, keep } = openSource("subscribers", index, ({ searchTerm, viewer }) => ({
    canSee: ({ organisationId }) => isAllowed(viewer, "EDIT_NEWS", organisationId),
    show: ({ name, email, branche, plz, ort }, id) => {
      const title = name || email;
      const place = [plz, ort].filter(Boolean).join(" ");
      return {
        title,
        excerpt: excerptFrom(searchTerm, title, [[email, branche, place].filter(Boolean).join(" · ")]),
        path: subscriberAddress(id),
      };
    },
  }));

  return {
    keep,
    search: async (sought) =>
      isAllowedAnywhere(sought.viewer, "EDIT_NEWS")
        ? search(sought)
        : { area: "subscribers", isIncomplete: false, find: () => [] },
  };
};
