import { answerAddress } from "../../../shared/calendar/event-address.ts";
import type { EventAnswers } from "../../data/calendar/event-answers.repository.ts";
import { openSignatures } from "../../platform/security/signed-ids.ts";

const signatures = (linkKey: string) => openSignatures(linkKey, "event-answer");

interface Deps {
  readonly eventAnswers: EventAnswers;
  readonly portalOrigin: string;
}

export const answerLinksOf = async (eventId: string, { eventAnswers, portalOrigin }: Deps) => {
  const { signatureOf } = signatures(await eventAnswers.linkKeyOf(eventId));
  return (employeeId: string): string =>
    portalOrigin + answerAddress([eventId, employeeId, signatureOf(employeeId)].join("."));
};

/** Undefined for a forged link; `state` is that of the event's answers. */
export const readAnswerLink = async (token: string, { eventAnswers }: Pick<Deps, "eventAnswers">) => {
  const [eventId = "", employeeId = "", signature = ""] = token.split(".");
  if (!eventId || !employeeId) return undefined;
  const state = await eventAnswers.read(eventId);
  const isOwn = state.linkKey !== undefined && signatures(state.linkKey).isSignatureOf(employeeId, signature);
  return isOwn ? { eventId, employeeId, state } : undefined;
};
