import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { type Occasion, watcherMails } from "./application-mails.ts";
import { watchersOf } from "./watchers.ts";

/** The bells share a transaction with all that a deletion removes. */
const MOST_BELLS = 30;

interface Happened {
  readonly kind: Occasion | "applicationWithdrawn";
  /** Distinguishes notifications of one kind. */
  readonly number?: string;
  /** Further employees, or users who are none. */
  readonly also?: readonly string[];
}

/** A withdrawn application is gone, so that no mail can be composed about it. */
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
