import { made } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";

/** Entries store the person's id only, no name. */
export const miscSources: readonly PersonalSource[] = [
  { area: "misc", kinds: ["MISC_ENTRY", "MISC_GROUP"], fate: "unnamed", find: made },
];
