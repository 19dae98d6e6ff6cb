import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { MailStops } from "../../data/suppressions/suppressions.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import { shownSubscriber } from "./shown-subscriber.ts";

/** Saves or removes a subscriber; the 409 of a concurrent edit shows the present one as lists show it. */
export const withShownConflict = async <Saved>(
  mailStops: MailStops,
  save: () => Promise<Saved>,
): Promise<Saved> => {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "entity.changed") throw error;
    // Only the collection throws it, with the entity it stores.
    const stored = error.options.current as Stored<Subscriber>;
    const current = shownSubscriber(stored, await mailStops.find(stored.email, stored.organisationId));
    throw new Problem("entity.changed", { current });
  }
};
