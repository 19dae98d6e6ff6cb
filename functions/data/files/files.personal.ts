import { mentioning } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import { fileOf } from "./file-item.ts";

export const fileSources: readonly PersonalSource[] = [
  {
    area: "files",
    kinds: ["FILE"],
    fate: "kept",
    find: (item, { mentions }) => (mentions(item) ? fileOf(item) : undefined),
  },
  { area: "zipJobs", kinds: ["ZIP_JOB"], fate: "expiring", find: mentioning },
];
