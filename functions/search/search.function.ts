import { openStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { search } from "./search.ts";
import { openSources } from "./sources.ts";

const stores = openStores();

export const handler = areaFunction([search], { ...stores, sources: openSources(stores) });
