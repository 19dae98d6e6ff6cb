import { mentioning } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import { fileOf } from "./file-item.ts";

/** Bytes are handed over with applications and profiles: those here are the offices' work, and other people's data. */
export const fileSources: readonly PersonalSource[] = [
  {
    area: "files",
    kinds: ["FILE"],
    fate: "kept",
    find: (item, { mentions }) => (mentions(item) ? fileOf(item) : undefined),
  },
  { area: "zipJobs", kinds: ["ZIP_JOB"], fate: "expiring", find: mentioning },
];
