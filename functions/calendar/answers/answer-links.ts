import { answerAddress } from "../../../shared/calendar/event-address.ts";
import type { EventAnswers } from "../../data/calendar/event-answers.repository.ts";
import { openSignatures } from "../../platform/security/signed-ids.ts";

/** With a key of the event's own, which ends with it. */
const signatures = (linkKey: string) => openSignatures(linkKey, "event-answer");

interface Deps {
  readonly eventAnswers: EventAnswers;
  readonly portalOrigin: string;
}

/** To where each reader of a mail answers without a session. */
export const answerLinksOf = async (eventId: string, { eventAnswers, portalOrigin }: Deps) => {
  const { signatureOf } = signatures(await eventAnswers.linkKeyOf(eventId));
  return (employeeId: string): string =>
    portalOrigin + answerAddress([eventId, employeeId, signatureOf(employeeId)].join("."));
};

/** Undefined for a link that nobody was sent; `state` is that of the event's answers. */
export const readAnswerLink = async (token: string, { eventAnswers }: Pick<Deps, "eventAnswers">) => {
  const [eventId = "", employeeId = "", signature = ""] = token.split(".");
  if (!eventId || !employeeId) return undefined;
  const state = await eventAnswers.read(eventId);
  const isOwn = state.linkKey !== undefined && signatures(state.linkKey).isSignatureOf(employeeId, signature);
  return isOwn ? { eventId, employeeId, state } : undefined;
};
