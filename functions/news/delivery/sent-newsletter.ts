import { maySeeNewsletter } from "../../../shared/news/newsletter-visibility.ts";
import type { Newsletters, StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";
import type { RunStatus } from "../runs/run-status.ts";
import type { Runs } from "../runs/runs.repository.ts";

export type SentNewsletter = Stored<StoredNewsletter> & { readonly lastRun: RunStatus | undefined };

export const sentResource: ResourceOptions<
  { readonly newsletters: Newsletters; readonly runs: Runs },
  SentNewsletter
> = {
  source: ({ newsletters, runs }) => ({
    missing: newsletters.missing,
    keysOf: (id) => [newsletters.keyOf(id), runs.keyOf(id)],
    entityFrom: (itemAt, id) => {
      const newsletter = newsletters.entityFrom(itemAt, id);
      return newsletter && { ...newsletter, lastRun: runs.entityOf(itemAt(runs.keyOf(id))) };
    },
  }),
  visible: (newsletter, { viewer }) => maySeeNewsletter(viewer, newsletter),
};
