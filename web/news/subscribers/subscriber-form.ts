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

export type SubscriberForm = z.input<typeof SubscriberEntry>;

/** A stored consent is kept. */
export const subscriberResolver = (isNew: boolean) =>
  zodResolver(isNew ? SubscriberDraft.extend(ConsentQuestion.shape) : SubscriberDraft, undefined, {
    raw: true,
  });

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

/** Undefined for a text that names no industry. */
export const suggestedInterests = (
  branche: string,
  industries: readonly SubscriberIndustry[],
): Pick<SubscriberIndustry, "receivesTaxNews" | "receivesDoctorsNews"> | undefined =>
  industries.find(({ name }) => name.toLowerCase() === branche.trim().toLowerCase());
