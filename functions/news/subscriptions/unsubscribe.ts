import { unsubscribeProblems } from "../../../shared/news/news.problems.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { PublicDeps } from "../public.deps.ts";

/** Idempotent. */
export const unsubscribe = async (
  token: string,
  { links, subscribers, lateUnsubscriptions, suppressions, now }: PublicDeps & { readonly now: Date },
): Promise<void> => {
  /** Noted first: an import that deleted the subscriber may be undone at this moment. */
  const findRestored = async (deletedId: string) => {
    await lateUnsubscriptions.note(deletedId, now);
    return subscribers.find(deletedId);
  };
  const id = links.subscriberOf(token);
  if (!id) throw new Problem(unsubscribeProblems.tokenInvalid);
  const subscriber = (await subscribers.find(id)) ?? (await findRestored(id));
  if (!subscriber || subscriber.customerUnsuscribedAt !== null) return;
  const { organisationId, email } = subscriber;
  const at = now.toISOString();
  await subscribers.update(
    id,
    (current) => ({
      ...current,
      customerUnsuscribedAt: current.customerUnsuscribedAt ?? at,
    }),
    { alongside: [suppressions.suppressWrite(organisationId, email, "unsubscribed", at)] },
  );
};
