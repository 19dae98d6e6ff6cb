import { addressKey } from "../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { hasUnsubscribed, type StopsOfAddress } from "../../data/suppressions/suppression.ts";
import type { MailStops } from "../../data/suppressions/suppressions.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";

type Address = Pick<Subscriber, "email" | "organisationId">;

/** Staff enters an address: one that was deleted gets mails again, one whose owner left can't be brought back. */
export const entryWrites = (
  { email, organisationId }: Address,
  stops: StopsOfAddress,
  mailStops: MailStops,
): Write[] => {
  if (hasUnsubscribed(stops)) throw problemAt("subscriber.has-unsubscribed", "email");
  return stops.office ? [mailStops.liftWrite(organisationId, email)] : [];
};

const isSameAddress = (one: Address, other: Address) =>
  one.organisationId === other.organisationId && addressKey(one.email) === addressKey(other.email);

/** A subscriber moves to another address or office; whoever has left takes that along. */
export const moveWrites = async (
  before: Subscriber,
  after: Subscriber,
  mailStops: MailStops,
): Promise<Write[]> => {
  if (isSameAddress(before, after)) return [];
  const { organisationId, email, customerUnsuscribedAt } = after;
  if (customerUnsuscribedAt !== null) {
    return [mailStops.stopWrite(organisationId, email, "unsubscribed", customerUnsuscribedAt)];
  }
  return entryWrites(after, await mailStops.find(email, organisationId), mailStops);
};

/** A subscriber is deleted: no newsletter on its way reaches them, and who has left is not forgotten. */
export const removalWrites = (
  { organisationId, email, customerUnsuscribedAt }: Subscriber,
  stops: StopsOfAddress,
  mailStops: MailStops,
): Write[] => {
  if (hasUnsubscribed(stops)) return [];
  return customerUnsuscribedAt === null
    ? [mailStops.stopWrite(organisationId, email, "removed")]
    : [mailStops.stopWrite(organisationId, email, "unsubscribed", customerUnsuscribedAt)];
};
