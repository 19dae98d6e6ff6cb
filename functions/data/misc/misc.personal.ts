import { made } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";

/** Entries know an id only. */
export const miscSources: readonly PersonalSource[] = [
  { area: "misc", kinds: ["MISC_ENTRY", "MISC_GROUP"], fate: "unnamed", find: made },
];
