import { areaFunction } from "../platform/http/area-function.ts";
import { audience } from "./audience.ts";
import { openCloud } from "./cloud.deps.ts";
import { fileCheck } from "./items/check-files.ts";
import { readItems } from "./items/read-items.ts";
import { itemChanges, newItems } from "./items/write-items.ts";
import { requests } from "./requests/requests.ts";
import { revokedShares, shares } from "./shares/shares.ts";
import { trash } from "./trash/trash.ts";
import { usage } from "./usage.ts";
import { versions } from "./versions/versions.ts";
import { watching } from "./watching/watching.ts";

export const handler = areaFunction(
  [
    readItems,
    fileCheck,
    newItems,
    itemChanges,
    versions,
    trash,
    audience,
    watching,
    usage,
    requests,
    shares,
    revokedShares,
  ],
  openCloud(),
);
