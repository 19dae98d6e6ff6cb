import { openOrganisations } from "../../data/organisations/organisations.collection.ts";
import { openEmployees } from "../../data/people/employees.collection.ts";
import { openSubscribers } from "../../data/subscribers/subscribers.collection.ts";
import { openSuppressions } from "../../data/suppressions/suppressions.collection.ts";
import type { Table } from "../../platform/table/table.ts";
import { openBatches } from "./batches.repository.ts";
import { openEvidence } from "./follow/evidence.repository.ts";
import { openPlans } from "./plan/plan.repository.ts";
import { openRecipientIndex } from "./plan/recipient-index.ts";
import { openRuns } from "./runs.repository.ts";

export const openLedger = (table: Table) => {
  const batches = openBatches(table);
  return {
    runs: openRuns(table),
    batches,
    plans: openPlans(table, batches),
    recipientIndex: openRecipientIndex(table),
    evidence: openEvidence(table),
  };
};

export const openRecipientStores = (table: Table) => ({
  employees: openEmployees(table),
  organisations: openOrganisations(table),
  subscribers: openSubscribers(table),
  suppressions: openSuppressions(table),
});
