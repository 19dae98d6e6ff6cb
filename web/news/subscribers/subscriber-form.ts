import * as z from "zod";
import { blankOf } from "../../../shared/contract/fields.ts";
import { ConsentDraft } from "../../../shared/news/consent.ts";
import { subscriberFields } from "../../../shared/news/subscriber.fields.ts";
import {
  type Subscriber,
  SubscriberDraft,
  type SubscriberEntry,
  type SubscriberIndustry,
} from "../../../shared/news/subscriber.ts";
import { formOf } from "../../components/form/form-of.ts";
import { checkedBy } from "../../components/form/resolver.ts";

export const ConsentQuestion = z.object({ consent: ConsentDraft });

export type SubscriberForm = z.input<typeof SubscriberEntry>;

/** A stored consent is kept, so only a new subscriber's form asks for it. */
export const subscriberResolver = (isNew: boolean) =>
  checkedBy(isNew ? SubscriberDraft.extend(ConsentQuestion.shape) : SubscriberDraft);

const newSubscriber = {
  ...blankOf(subscriberFields, SubscriberDraft.shape),
  isClient: true,
  receivesTaxNews: true,
};

export const subscriberFormOf = (
  subscriber: Subscriber | undefined,
  organisationId: string,
): SubscriberForm => formOf<SubscriberForm>({ ...newSubscriber, organisationId }, subscriber);

export const suggestedInterests = (
  branche: string,
  industries: readonly SubscriberIndustry[],
): Pick<SubscriberIndustry, "receivesTaxNews" | "receivesDoctorsNews"> | undefined =>
  industries.find(({ name }) => name.toLowerCase() === branche.trim().toLowerCase());
