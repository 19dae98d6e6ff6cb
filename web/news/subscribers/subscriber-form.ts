import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import {
  type Subscriber,
  SubscriberDraft,
  type SubscriberEntry,
  type SubscriberIndustry,
} from "../../../shared/news/subscriber.ts";
import { ConsentQuestion } from "./consent/consent-question.ts";

/** The fields of a subscriber as the form holds them. */
export type SubscriberForm = z.input<typeof SubscriberEntry>;

/** Of a new one the consent is asked for; a stored one keeps its own. */
export const subscriberResolver = (isNew: boolean) =>
  zodResolver(isNew ? SubscriberDraft.extend(ConsentQuestion.shape) : SubscriberDraft, undefined, {
    raw: true,
  });

/** The form of a stored subscriber, or of a new one of an office. */
export const subscriberFormOf = (
  subscriber: Subscriber | undefined,
  organisationId: string,
): SubscriberForm => ({
  name: subscriber?.name ?? "",
  email: subscriber?.email ?? "",
  branche: subscriber?.branche ?? "",
  plz: subscriber?.plz ?? "",
  ort: subscriber?.ort ?? "",
  organisationId: subscriber?.organisationId ?? organisationId,
  isClient: subscriber?.isClient ?? true,
  receivesTaxNews: subscriber?.receivesTaxNews ?? true,
  receivesDoctorsNews: subscriber?.receivesDoctorsNews ?? false,
});

/** The interests an industry suggests; nothing for a text that names none. */
export const suggestedInterests = (
  branche: string,
  industries: readonly SubscriberIndustry[],
): Pick<SubscriberIndustry, "receivesTaxNews" | "receivesDoctorsNews"> | undefined =>
  industries.find(({ name }) => name.toLowerCase() === branche.trim().toLowerCase());
