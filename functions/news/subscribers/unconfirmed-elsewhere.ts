import { addressKey } from "../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Subscribers } from "../../data/subscribers/subscribers.collection.ts";

type Known = Awaited<ReturnType<Subscribers["projection"]>>;

const waits = ({ registrationConfirmedAt, customerUnsuscribedAt }: Subscriber) =>
  registrationConfirmedAt === null && customerUnsuscribedAt === null;

export const unconfirmedElsewhere = (
  known: Known,
  organisationId: string,
): ReadonlyMap<string, readonly string[]> => {
  const waiting = Iterator.from(known.entries())
    .map(({ listed }) => listed)
    .filter((subscriber) => subscriber.organisationId !== organisationId && waits(subscriber));
  const offices = new Map<string, string[]>();
  for (const { email, organisationId: office } of waiting) {
    const key = addressKey(email);
    offices.set(key, [...(offices.get(key) ?? []), office]);
  }
  return offices;
};
