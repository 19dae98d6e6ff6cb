import { items } from "./items.contract.ts";

export const cloud = { items };
