import { openStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { search } from "./search.ts";
import { openSources } from "./sources.ts";
import { trash } from "./trash.ts";

const stores = openStores();

export const handler = areaFunction([search, trash], { ...stores, sources: openSources(stores) });
