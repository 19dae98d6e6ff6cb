import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { hasUnsubscribed, type SuppressionsOfAddress } from "../../data/suppressions/suppression.ts";
import type { Suppressions } from "../../data/suppressions/suppressions.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";

type Address = Pick<Subscriber, "email" | "organisationId">;

/** Staff enters an address: one that was deleted gets mails again, one whose owner left can't be brought back. */
export const entryWrites = (
  { email, organisationId }: Address,
  suppressed: SuppressionsOfAddress,
  suppressions: Suppressions,
): Write[] => {
  if (hasUnsubscribed(suppressed)) throw problemAt(subscriberProblems.hasUnsubscribed, "email");
  return suppressed.office ? [suppressions.liftWrite(organisationId, email)] : [];
};

const isSameAddress = (one: Address, other: Address) =>
  one.organisationId === other.organisationId && addressKey(one.email) === addressKey(other.email);

/** A subscriber moves to another address or office; whoever has left takes that along. */
export const moveWrites = async (
  before: Subscriber,
  after: Subscriber,
  suppressions: Suppressions,
): Promise<Write[]> => {
  if (isSameAddress(before, after)) return [];
  const { organisationId, email, customerUnsuscribedAt } = after;
  if (customerUnsuscribedAt !== null) {
    return [suppressions.suppressWrite(organisationId, email, "unsubscribed", customerUnsuscribedAt)];
  }
  return entryWrites(after, await suppressions.find(email, organisationId), suppressions);
};

/** A subscriber is deleted: no newsletter on its way reaches them, and who has left is not forgotten. */
export const removalWrites = (
  { organisationId, email, customerUnsuscribedAt }: Subscriber,
  suppressed: SuppressionsOfAddress,
  suppressions: Suppressions,
): Write[] => {
  if (hasUnsubscribed(suppressed)) return [];
  return customerUnsuscribedAt === null
    ? [suppressions.suppressWrite(organisationId, email, "removed")]
    : [suppressions.suppressWrite(organisationId, email, "unsubscribed", customerUnsuscribedAt)];
};
