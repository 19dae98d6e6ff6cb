import { openAudit } from "../../data/audit/open-audit.ts";
import { openNewsletters } from "../../data/newsletters/newsletters.collection.ts";
import { openPeople } from "../../data/people/open-people.ts";
import { openSessions } from "../../data/sessions/session.repository.ts";
import { openIndustries } from "../../data/subscribers/industries.collection.ts";
import { openLateUnsubscriptions } from "../../data/subscribers/late-unsubscriptions.repository.ts";
import { openSubscriberChanges, openSubscribers } from "../../data/subscribers/subscribers.collection.ts";
import { openSuppressions } from "../../data/suppressions/suppressions.collection.ts";
import type { Table } from "../../platform/table/table.ts";
import { openLedger } from "../sending/sending.deps.ts";
import { openSubscriberImports } from "./import/imports.repository.ts";

export const openSubscriberArea = (table: Table) => {
  const people = openPeople(table);
  return {
    organisations: people.organisations,
    employees: people.employees,
    sessions: openSessions(table, people),
    audit: openAudit(table),
    subscribers: openSubscribers(table),
    subscriberChanges: openSubscriberChanges(table),
    industries: openIndustries(table),
    imports: openSubscriberImports(table),
    lateUnsubscriptions: openLateUnsubscriptions(table),
    suppressions: openSuppressions(table),
    newsletters: openNewsletters(table),
    ...openLedger(table),
  };
};

export type SubscriberDeps = ReturnType<typeof openSubscriberArea>;
