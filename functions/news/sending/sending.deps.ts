import { openEmployees } from "../../platform/people/employees.collection.ts";
import { openOrganisations } from "../../platform/people/organisations.collection.ts";
import type { Table } from "../../platform/table.ts";
import { openSubscribers } from "../subscribers/subscribers.collection.ts";
import { openBatches } from "./batches.repository.ts";
import { openEvidence } from "./evidence.repository.ts";
import { openMailStops } from "./mail-stops.collection.ts";
import { openPlans } from "./plan.repository.ts";
import { openRuns } from "./runs.repository.ts";

/** What sending keeps in the table. */
export const openLedger = (table: Table) => {
  const batches = openBatches(table);
  return {
    runs: openRuns(table),
    batches,
    plans: openPlans(table, batches),
    evidence: openEvidence(table),
  };
};

/** Everything that decides who gets a newsletter. */
export const openRecipientStores = (table: Table) => ({
  employees: openEmployees(table),
  organisations: openOrganisations(table),
  subscribers: openSubscribers(table),
  mailStops: openMailStops(table),
});
