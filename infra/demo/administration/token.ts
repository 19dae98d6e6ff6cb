import { addMonths } from "date-fns/addMonths";
import { subMonths } from "date-fns/subMonths";
import type { Write } from "../../../functions/platform/table/item.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import type { DemoStores } from "../stores.ts";

export const tokenWrite = ({ tokens }: DemoStores, { id, name }: Organisation, now: Date): Write =>
  tokens.make({
    id: "token-1",
    name: `Klientenliste ${name}`,
    rules: [{ rule: "EDIT_NEWS", ressource: id }],
    createdAt: subMonths(now, 2).toISOString(),
    createdBy: "user-1",
    expiresAt: addMonths(now, 4).toISOString(),
  }).write;
