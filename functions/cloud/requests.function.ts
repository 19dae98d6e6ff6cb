import { areaFunction } from "../platform/http/area-function.ts";
import { openPublicRequests } from "./requests/public-requests.deps.ts";
import { publicRequests } from "./requests/public-requests.ts";

export const handler = areaFunction([publicRequests], openPublicRequests());
