import { areaFunction } from "../platform/http/area-function.ts";
import { openPublic } from "./public.deps.ts";
import { publicArticles } from "./public-articles/public-articles.ts";
import { publicOrganisations } from "./public-articles/public-organisations.ts";
import { subscriptions } from "./subscriptions/subscriptions.ts";

export const handler = areaFunction([subscriptions, publicArticles, publicOrganisations], openPublic());
