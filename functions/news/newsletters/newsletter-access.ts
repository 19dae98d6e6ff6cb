import { rightsOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { maySeeNewsletter } from "../../../shared/news/newsletter-visibility.ts";
import type { Newsletters, StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";

const seen = visibleBy(maySeeNewsletter);

export const newslettersSeenBy = (viewer: Viewer) => seen(rightsOf(viewer));

export const newsletterResource: ResourceOptions<
  { readonly newsletters: Newsletters },
  Stored<StoredNewsletter>
> = {
  source: ({ newsletters }) => newsletters,
  visible: (newsletter, { viewer }) => maySeeNewsletter(viewer, newsletter),
};
