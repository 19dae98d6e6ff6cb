import type { Filter } from "../../../shared/contract/list.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { subscribersText as text } from "./subscribers.text.ts";

export type SubscriberState = "unconfirmed" | "confirmed" | "unsubscribed";

type Dates = Pick<Subscriber, "registrationConfirmedAt" | "customerUnsuscribedAt">;

/** Whoever has left has left, confirmed or not. */
export const subscriberStateOf = ({
  registrationConfirmedAt,
  customerUnsuscribedAt,
}: Dates): SubscriberState => {
  if (customerUnsuscribedAt !== null) return "unsubscribed";
  return registrationConfirmedAt === null ? "unconfirmed" : "confirmed";
};

const isSet = (field: keyof Dates): Filter => ({ field, values: [null], comparator: "neq" });
const isOpen = (field: keyof Dates): Filter => ({ field, values: [null], comparator: "eq" });

/** How a list is asked for a state. */
export const stateFilters: Readonly<Record<SubscriberState, readonly Filter[]>> = {
  unconfirmed: [isOpen("registrationConfirmedAt"), isOpen("customerUnsuscribedAt")],
  confirmed: [isSet("registrationConfirmedAt"), isOpen("customerUnsuscribedAt")],
  unsubscribed: [isSet("customerUnsuscribedAt")],
};

const looks: Readonly<Record<SubscriberState, { tone: Tone; icon: string }>> = {
  unconfirmed: { tone: "warning", icon: "pi-clock" },
  confirmed: { tone: "success", icon: "pi-check-circle" },
  unsubscribed: { tone: "neutral", icon: "pi-ban" },
};

export const SubscriberStateTag = ({ subscriber }: { subscriber: Dates }) => {
  const state = subscriberStateOf(subscriber);
  return <StatusTag {...looks[state]}>{text[state]}</StatusTag>;
};
