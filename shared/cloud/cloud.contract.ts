import { audience } from "./audience.contract.ts";
import { check } from "./check.contract.ts";
import { items } from "./items.contract.ts";
import { requests } from "./requests.contract.ts";
import { shares } from "./shares.contract.ts";
import { trash } from "./trash.contract.ts";
import { usage } from "./usage.contract.ts";
import { versions } from "./versions.contract.ts";
import { watching } from "./watching.contract.ts";

export const cloud = { items, check, versions, trash, audience, watching, usage, shares, requests };
