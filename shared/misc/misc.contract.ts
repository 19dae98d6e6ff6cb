import { entries } from "./entries.contract.ts";
import { groups } from "./groups.contract.ts";

export const misc = { groups, entries };
