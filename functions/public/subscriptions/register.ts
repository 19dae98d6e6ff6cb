import { ulid } from "ulid";
import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import type { SubscriptionRequest } from "../../../shared/news/subscription.ts";
import { requireKnownOffices } from "../../data/organisations/known-offices.ts";
import { hardSuppressionOf } from "../../data/suppressions/suppression.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import type { Mail } from "../../data/templates/render-mail.ts";
import { Problem } from "../../platform/http/problem.ts";
import { together } from "../../platform/runtime/together.ts";
import type { PublicDeps } from "../public.deps.ts";
import { registeredAt } from "./registered-at.ts";

const confirmationMail = async (
  token: string,
  organisationId: string,
  { organisations, templateSets, portalOrigin }: PublicDeps,
): Promise<Mail> => {
  // Loaded on first use, not at each cold start.
  const [{ renderMail }, set, { organisation, sender }] = await Promise.all([
    import("../../data/templates/render-mail.ts"),
    templateSets.findDefault(),
    loadMailOrigin(organisationId, organisations, portalOrigin),
  ]);
  const query = new URLSearchParams({ organisation: organisationId, token });
  return renderMail(set, "subscriberConfirmationTemplate", {
    name: "",
    portalOrigin,
    organisation,
    sender,
    confirmUrl: `${portalOrigin}/subscriptions/confirm?${query}`,
  });
};

type Deps = PublicDeps & { readonly now: Date };

const enterIfNew = async (request: SubscriptionRequest, { subscribers, now }: Deps): Promise<void> => {
  const subscriber = {
    ...request,
    id: ulid(),
    isClient: false,
    registrationConfirmedAt: null,
    customerUnsuscribedAt: null,
    unsubscribedBy: null,
    consent: registeredAt(now),
    ownerConfirmedAt: null,
  };
  try {
    await subscribers.insert(subscriber);
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== subscriberProblems.emailTaken) throw error;
  }
};

const askToConfirm = async (request: SubscriptionRequest, deps: Deps): Promise<void> => {
  const { email, organisationId } = request;
  if (hardSuppressionOf(await deps.suppressions.findEverywhere(email), organisationId)) return;
  const token = await deps.registrations.open(request, deps.now);
  if (token === undefined) return;
  try {
    const mail = await confirmationMail(token, organisationId, deps);
    await deps.outbox.post({ to: email, officeId: organisationId, ...mail });
  } catch (error) {
    await deps.registrations.release(request);
    throw error;
  }
};

/** Answers and costs the same for new, known and unsubscribed addresses, so that it reveals none. */
export const register = async (request: SubscriptionRequest, deps: Deps): Promise<void> => {
  await requireKnownOffices(deps.organisations, { organisationId: request.organisationId });
  await together([enterIfNew(request, deps), askToConfirm(request, deps)]);
};
