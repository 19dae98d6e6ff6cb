import { unsubscribeProblems } from "../../../shared/news/news.problems.ts";
import { subscriptions as contract } from "../../../shared/news/subscriptions.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import type { PublicDeps } from "../public.deps.ts";
import { confirm } from "./confirm.ts";
import { readPreferences, savePreferences } from "./preferences.ts";
import { register } from "./register.ts";

/** Idempotent. */
const unsubscribe = async (
  token: string,
  { links, subscribers, lateUnsubscriptions, suppressions, now }: PublicDeps & { readonly now: Date },
): Promise<void> => {
  /** Noted first, since an import that deleted the subscriber may be undone at this moment. */
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
    { inTransaction: [suppressions.suppressWrite(organisationId, email, "unsubscribed", at)] },
  );
};

export const subscriptions = implement<typeof contract, PublicDeps>(contract, {
  register: ({ body }, deps) => register({ ...body, email: mailAddressOf(body.email) }, deps),

  confirm: ({ body }, deps) => confirm(body.token, deps),

  preferences: ({ body }, deps) => readPreferences(body.token, deps),

  savePreferences: ({ body }, deps) => savePreferences(body, deps),

  unsubscribe: ({ query, body }, deps) => unsubscribe(query.token ?? body?.token ?? "", deps),
});
