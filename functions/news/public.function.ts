import { areaFunction } from "../platform/http/area-function.ts";
import { openNetworkCalls } from "../platform/http/network-calls.repository.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";
import { openPublic } from "./public.deps.ts";
import { publicArticles } from "./public-articles/public-articles.ts";
import { publicOrganisations } from "./public-articles/public-organisations.ts";
import { subscriptions } from "./subscriptions/subscriptions.ts";

const table = openTable();

const sessions = { viewerOf: async () => undefined };

export const handler = areaFunction([subscriptions, publicArticles, publicOrganisations], {
  ...openPublic(table),
  sessions,
  calls: openNetworkCalls(table),
  filesOrigin: setting("FILES_ORIGIN"),
});
