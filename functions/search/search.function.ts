import { areaFunction } from "../platform/http/area-function.ts";
import { openTable } from "../platform/table/table.ts";
import { openSearch } from "./search.deps.ts";
import { search } from "./search.ts";

export const handler = areaFunction([search], openSearch(openTable()));
