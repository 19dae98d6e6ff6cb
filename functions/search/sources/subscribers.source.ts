import { isAllowed, isAllowedAnywhere } from "../../../shared/contract/permissions.ts";
import { subscriberAddress } from "../../../shared/news/public-address.ts";
import { subscriberFields } from "../../../shared/news/subscriber.fields.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Subscribers } from "../../data/subscribers/subscribers.collection.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import { openRowIndex } from "../../platform/search/row-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource, type Source } from "../source.ts";

/** Most people may see none of them, and then none is read. */
export const openSubscriberSource = (subscribers: Subscribers): Source => {
  const indexOf = openRowIndex<Subscriber>(searchedFieldsOf(subscriberFields, ({ listed }) => listed));
  const search = openSource<Subscriber>("subscribers", async ({ searchTerm, viewer }) => {
    const rows = await subscribers.projection();
    return {
      rows,
      searchable: indexOf(rows),
      sees: ({ organisationId }) => isAllowed(viewer, "EDIT_NEWS", organisationId),
      factsOf: ({ registrationConfirmedAt, organisationId }) => ({
        date: registrationConfirmedAt,
        organisationId,
      }),
      show: ({ name, email, branche, plz, ort }, id) => {
        const title = name || email;
        const place = [plz, ort].filter(Boolean).join(" ");
        return {
          title,
          excerpt: excerptFrom(searchTerm, title, [[email, branche, place].filter(Boolean).join(" · ")]),
          path: subscriberAddress(id),
        };
      },
    };
  });

  return async (sought) =>
    isAllowedAnywhere(sought.viewer, "EDIT_NEWS")
      ? search(sought)
      : { area: "subscribers", isIncomplete: false, find: () => [] };
};
