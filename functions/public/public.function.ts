import { areaFunction } from "../platform/http/area-function.ts";
import { publicArticles } from "./articles/public-articles.ts";
import { newsletterLinks } from "./newsletter-links.ts";
import { publicOrganisations } from "./organisations/public-organisations.ts";
import { openPublic } from "./public.deps.ts";
import { publicPages } from "./public-pages.ts";
import { subscriptions } from "./subscriptions/subscriptions.ts";

export const handler = areaFunction(
  [subscriptions, publicArticles, publicOrganisations, publicPages, newsletterLinks],
  openPublic(),
);
