import { Problem } from "../../platform/http/problem.ts";
import type { PublicDeps } from "../public.deps.ts";

/** Ends a subscription; again, it changes nothing. */
export const unsubscribe = async (
  token: string,
  { links, subscribers, mailStops, now }: PublicDeps & { readonly now: Date },
): Promise<void> => {
  const id = links.subscriberOf(token);
  if (!id) throw new Problem("unsubscribe.token-invalid");
  const subscriber = await subscribers.find(id);
  if (!subscriber || subscriber.customerUnsuscribedAt !== null) return;
  const { organisationId, email } = subscriber;
  await subscribers.update(
    id,
    "subscriber.not-found",
    (current) => ({
      ...current,
      customerUnsuscribedAt: current.customerUnsuscribedAt ?? now.toISOString(),
    }),
    { alongside: [mailStops.stopWrite(organisationId, email, "unsubscribed")] },
  );
};
