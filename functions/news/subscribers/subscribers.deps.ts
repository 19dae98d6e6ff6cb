import { openAuditTrail } from "../../platform/audit/audit-trail.ts";
import { openPeople } from "../../platform/people/open-people.ts";
import { openSessions } from "../../platform/session/session.repository.ts";
import type { Table } from "../../platform/table.ts";
import { openMailStops } from "../sending/mail-stops.collection.ts";
import { openIndustries } from "./industries.collection.ts";
import { openSubscriberChanges, openSubscribers } from "./subscribers.collection.ts";

/** Everything that the requests about subscribers work with. */
export const openSubscriberArea = (table: Table) => {
  const people = openPeople(table);
  return {
    organisations: people.organisations,
    sessions: openSessions(table, people),
    audit: openAuditTrail(table),
    subscribers: openSubscribers(table),
    subscriberChanges: openSubscriberChanges(table),
    industries: openIndustries(table),
    mailStops: openMailStops(table),
  };
};

export type SubscriberDeps = ReturnType<typeof openSubscriberArea>;
