import { areaFunction } from "../platform/http/area-function.ts";
import { openPublicShares } from "./shares/public-shares.deps.ts";
import { publicShares } from "./shares/public-shares.ts";

export const handler = areaFunction([publicShares], openPublicShares());
