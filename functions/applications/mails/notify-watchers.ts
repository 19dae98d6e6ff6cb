import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { type Occasion, watcherMails } from "./application-mails.ts";
import { watchersOf } from "./watchers.ts";

/** They share a transaction with all that a deletion removes. */
const MOST_BELLS = 30;

interface Happened {
  readonly kind: Occasion | "applicationWithdrawn";
  /** Tells apart what happens several times. */
  readonly number?: string;
  /** Employees, or users who are none, whom it concerns besides. */
  readonly also?: readonly string[];
}

/** What those are told who want to know of new applications; of what is gone, no mail is composed. */
export const notifyWatchers = async (
  application: Pick<StoredApplication, "id" | "organisationId">,
  { kind, number = "", also = [] }: Happened,
  deps: ApplicationsDeps & { readonly now: Date },
) => {
  const { id, organisationId } = application;
  const { byBell, byMail } = await watchersOf(organisationId, deps);
  const notification: NewNotification = {
    kind,
    subject: { area: "application", id },
    occasion: number,
    above: [organisationId],
  };
  const people = [...new Set([...also, ...byBell.map((person) => person.id)])];
  return {
    bells: people.slice(0, MOST_BELLS).map((person) => notifyWrite(person, notification, deps.now)),
    mails: kind === "applicationWithdrawn" ? [] : watcherMails(application, byMail, { kind, number }),
  };
};
