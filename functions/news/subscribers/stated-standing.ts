import { millisecondsInMinute } from "date-fns/constants";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { WRITTEN } from "../../../shared/news/consent.ts";
import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import type { Subscriber, SubscriberChange } from "../../../shared/news/subscriber.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import { text } from "../news.text.ts";
import { statedConsent } from "./stated-consent.ts";

type Standing = Pick<
  Subscriber,
  "registrationConfirmedAt" | "customerUnsuscribedAt" | "unsubscribedBy" | "consent"
>;
type Stated = "registrationConfirmedAt" | "customerUnsuscribedAt";

interface Caller {
  readonly viewer: Viewer;
  readonly now: Date;
}

const CLOCKS_DIFFER = 5 * millisecondsInMinute;

const isAsRead = (stored: string | null, given: string | null) =>
  stored === given || (stored !== null && given !== null && Date.parse(stored) === Date.parse(given));

const requirePast = (field: Stated, given: string, now: Date) => {
  if (Date.parse(given) > now.getTime() + CLOCKS_DIFFER)
    throw problemAt(requestProblems.malformed, field, text.notYet);
};

/** Undefined for a field that was not sent, or sent as it was read. */
const saidOf = (field: Stated, current: Subscriber, change: SubscriberChange) => {
  const given = change[field];
  return given === undefined || isAsRead(current[field], given) ? undefined : { at: given };
};

const unsubscriptionBy = (current: Subscriber, change: SubscriberChange, { viewer, now }: Caller) => {
  const { customerUnsuscribedAt, ownerConfirmedAt } = current;
  const field = "customerUnsuscribedAt";
  const said = saidOf(field, current, change);
  if (!said) return { customerUnsuscribedAt, unsubscribedBy: current.unsubscribedBy };
  if (said.at === null || customerUnsuscribedAt !== null)
    throw problemAt(subscriberProblems.hasUnsubscribed, field);
  requirePast(field, said.at, now);
  if (ownerConfirmedAt && said.at < ownerConfirmedAt)
    throw problemAt(subscriberProblems.confirmedSince, field);
  return { customerUnsuscribedAt: said.at, unsubscribedBy: actorOf(viewer) };
};

const confirmationBy = (current: Subscriber, change: SubscriberChange, hasLeft: boolean, { now }: Caller) => {
  const { registrationConfirmedAt, consent } = current;
  const field = "registrationConfirmedAt";
  const said = saidOf(field, current, change);
  if (!said) return { registrationConfirmedAt, consent };
  if (said.at === null || registrationConfirmedAt !== null)
    throw problemAt(subscriberProblems.confirmationStays, field);
  if (hasLeft) throw problemAt(subscriberProblems.hasUnsubscribed, field);
  if (change.consent?.origin !== WRITTEN) throw problemAt(subscriberProblems.notInWriting, field);
  requirePast(field, said.at, now);
  return {
    registrationConfirmedAt: said.at,
    consent: statedConsent({ origin: WRITTEN, detail: change.consent.detail }, now),
  };
};

export const standingBy = (
  current: Subscriber,
  change: SubscriberChange,
  hasLeftElsewhere: boolean,
  caller: Caller,
): Standing => {
  const unsubscription = unsubscriptionBy(current, change, caller);
  const hasLeft = hasLeftElsewhere || unsubscription.customerUnsuscribedAt !== null;
  return { ...unsubscription, ...confirmationBy(current, change, hasLeft, caller) };
};

type Trail = RequestTrail<"subscriber.unsubscribed" | "subscriber.confirmed">;

const actionOf = (before: Subscriber, after: Subscriber) => {
  if (before.customerUnsuscribedAt !== after.customerUnsuscribedAt) return "subscriber.unsubscribed";
  return before.registrationConfirmedAt === null && after.registrationConfirmedAt !== null
    ? "subscriber.confirmed"
    : undefined;
};

/** Any other change is an editor's daily work and not recorded. */
export const standingTrail = async (
  before: Subscriber,
  after: Subscriber,
  trail: Trail,
): Promise<Write[]> => {
  const action = actionOf(before, after);
  if (action) return [await trail.write({ action })];
  trail.skip();
  return [];
};
