import type { Consent, ConsentOrigin } from "../../../shared/news/consent.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";

const DAY = 24 * 3600 * 1000;

type WithoutConsent = Omit<Subscriber, "consent" | "ownerConfirmedAt">;

const ofClients: readonly ConsentOrigin[] = ["clientBase", "clientBase", "written"];
const ofOthers: readonly ConsentOrigin[] = ["registrationForm", "event"];

const originOf = ({ isClient, registrationConfirmedAt }: WithoutConsent, index: number): ConsentOrigin => {
  if (registrationConfirmedAt === null) return "registrationForm";
  const usual = isClient ? ofClients : ofOthers;
  return usual[index % usual.length] ?? "written";
};

export const withConsent =
  (now: Date) =>
  (subscriber: WithoutConsent, index: number): Subscriber => {
    const { registrationConfirmedAt } = subscriber;
    const origin = originOf(subscriber, index);
    const consent: Consent = { origin, detail: null, at: registrationConfirmedAt ?? now.toISOString() };
    return {
      ...subscriber,
      consent,
      ownerConfirmedAt: origin === "registrationForm" ? registrationConfirmedAt : null,
    };
  };

/** Left the first office and registered with the second a day later, which alone may write again. */
export const comeBack = (first: Subscriber, second: Subscriber): Subscriber => {
  if (first.customerUnsuscribedAt === null) return second;
  const at = new Date(Date.parse(first.customerUnsuscribedAt) + DAY).toISOString();
  return {
    ...second,
    isClient: false,
    registrationConfirmedAt: at,
    customerUnsuscribedAt: null,
    consent: { origin: "registrationForm", detail: null, at },
    ownerConfirmedAt: at,
  };
};
