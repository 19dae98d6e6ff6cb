import { officeDate } from "../../../shared/dates/office-days.ts";
import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Stores } from "../../data/stores.ts";
import { type SuppressionsOfAddress, unsubscriptionsOf } from "../../data/suppressions/suppression.ts";
import type { Suppressions } from "../../data/suppressions/suppressions.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import { text } from "../news.text.ts";

type Address = Pick<Subscriber, "email" | "organisationId">;

export const requireNotUnsubscribed = async (
  suppressed: SuppressionsOfAddress,
  { organisations }: Stores,
): Promise<void> => {
  const left = unsubscriptionsOf(suppressed);
  if (left.length === 0) return;
  const offices = await organisations.findMany(left.map(({ organisationId }) => organisationId));
  const places = left.map(({ organisationId, at }) =>
    text.leftAt(offices.get(organisationId)?.name ?? text.formerOffice, officeDate(at)),
  );
  throw problemAt(subscriberProblems.hasUnsubscribed, "email", text.hasUnsubscribed(places));
};

export const isSameAddress = (one: Address, other: Address) =>
  one.organisationId === other.organisationId && addressKey(one.email) === addressKey(other.email);

/** An unsubscription moves along with the address. */
export const changeWrites = async (
  before: Subscriber,
  after: Subscriber,
  stores: Stores,
): Promise<Write[]> => {
  const { suppressions } = stores;
  const { organisationId, email, customerUnsuscribedAt } = after;
  if (isSameAddress(before, after) && before.customerUnsuscribedAt === customerUnsuscribedAt) return [];
  if (customerUnsuscribedAt !== null) {
    return [suppressions.suppressWrite(organisationId, email, "unsubscribed", customerUnsuscribedAt)];
  }
  const suppressed = (await suppressions.current()).of(email);
  await requireNotUnsubscribed(suppressed, stores);
  return suppressions.liftWrites(suppressed, organisationId);
};

/** Also keeps a newsletter under way from reaching the removed subscriber. */
export const removalWrites = (
  { organisationId, email, customerUnsuscribedAt }: Subscriber,
  suppressed: SuppressionsOfAddress,
  suppressions: Suppressions,
): Write[] => {
  if (unsubscriptionsOf(suppressed).some((left) => left.organisationId === organisationId)) return [];
  return customerUnsuscribedAt === null
    ? [suppressions.suppressWrite(organisationId, email, "removed")]
    : [suppressions.suppressWrite(organisationId, email, "unsubscribed", customerUnsuscribedAt)];
};

/** Whether the subscriber has left the office since then. */
export const hasLeftSince = (
  { organisationId, customerUnsuscribedAt }: Subscriber,
  suppressed: SuppressionsOfAddress,
  since: string,
): boolean =>
  customerUnsuscribedAt === null &&
  unsubscriptionsOf(suppressed).some((left) => left.organisationId === organisationId && left.at >= since);

/** Reverts a removal; no other suppression of the address ends. */
export const returnWrites = (
  { organisationId }: Subscriber,
  suppressed: SuppressionsOfAddress,
  suppressions: Suppressions,
): Write[] =>
  suppressions.liftWrites(
    suppressed.filter(({ reason }) => reason === "removed"),
    organisationId,
  );
