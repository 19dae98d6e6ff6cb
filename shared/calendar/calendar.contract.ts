import { categories } from "./categories.contract.ts";
import { events } from "./events.contract.ts";

export const calendar = { events, categories };
