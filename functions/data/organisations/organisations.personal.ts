import { mentioning } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";

/** An office may be reached at an employee's address. */
export const officeSources: readonly PersonalSource[] = [
  {
    area: "offices",
    kinds: ["ORGANISATION", "CUSTOMER", "OFFICE_LINKS"],
    fate: "kept",
    find: (item, sought) => (item.deleted ? undefined : mentioning(item, sought)),
  },
];
