import { audience } from "./audience.contract.ts";
import { items } from "./items.contract.ts";
import { trash } from "./trash.contract.ts";
import { usage } from "./usage.contract.ts";
import { versions } from "./versions.contract.ts";
import { watching } from "./watching.contract.ts";

export const cloud = { items, versions, trash, audience, watching, usage };
