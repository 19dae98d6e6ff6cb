import * as z from "zod";
import { Flag, Id, requiredText } from "../contract/wire.ts";
import { SubscriberDraft } from "./subscriber.ts";

const hasInterest = (wish: { readonly receivesTaxNews: boolean; readonly receivesDoctorsNews: boolean }) =>
  wish.receivesTaxNews || wish.receivesDoctorsNews;

const noInterest = { path: ["receivesTaxNews"], error: "Bitte wählen Sie mindestens ein Thema." };

export const SubscriptionRequest = SubscriberDraft.omit({ isClient: true })
  .refine(hasInterest, noInterest)
  .meta({ id: "SubscriptionRequest" });
export type SubscriptionRequest = z.output<typeof SubscriptionRequest>;

const LinkToken = z.string().min(1).max(500);

export const LinkHolder = z.object({ token: LinkToken });

/** No address, since mails are passed on. */
export const Subscription = z
  .object({
    name: z.string(),
    organisationId: Id,
    organisationName: z.string(),
    receivesTaxNews: z.boolean(),
    receivesDoctorsNews: z.boolean(),
    isSubscribed: z.boolean(),
    /** Also null if never confirmed. */
    unsubscribedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Subscription" });
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionPreferences = z
  .object({
    token: LinkToken,
    name: requiredText(200),
    receivesTaxNews: Flag,
    receivesDoctorsNews: Flag,
  })
  .refine(hasInterest, noInterest)
  .meta({ id: "SubscriptionPreferences" });
export type SubscriptionPreferences = z.output<typeof SubscriptionPreferences>;
