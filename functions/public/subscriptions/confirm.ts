import { ulid } from "ulid";
import { registrationProblems } from "../../../shared/news/news.problems.ts";
import type { Registration } from "../../data/subscribers/registrations.repository.ts";
import { emailClaimOf } from "../../data/subscribers/subscribers.collection.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import type { PublicDeps } from "../public.deps.ts";
import { registeredAt } from "./registered-at.ts";

type Deps = PublicDeps & { readonly now: Date };

const wishOf = ({ validUntil, confirmedAt, ...wish }: Registration) => wish;

const subscribe = async (token: string, registration: Registration, deps: Deps): Promise<void> => {
  const { subscribers, suppressions, registrations, now } = deps;
  const wish = wishOf(registration);
  const at = now.toISOString();
  const byOwner = {
    customerUnsuscribedAt: null,
    unsubscribedBy: null,
    consent: registeredAt(now),
    ownerConfirmedAt: at,
  };
  const settling = async () => [
    ...suppressions.liftWrites((await suppressions.current()).of(wish.email), wish.organisationId),
    registrations.confirmedWrite(token, now),
  ];
  const id = await subscribers.findIdByUnique("email", emailClaimOf(wish));
  if (id === undefined) {
    const subscriber = { ...wish, ...byOwner, id: ulid(), isClient: false, registrationConfirmedAt: at };
    await subscribers.insert(subscriber, await settling());
    return;
  }
  await subscribers.update(
    id,
    (current) => ({
      ...current,
      ...wish,
      ...byOwner,
      branche: wish.branche ?? current.branche,
      plz: wish.plz ?? current.plz,
      ort: wish.ort ?? current.ort,
      registrationConfirmedAt:
        current.customerUnsuscribedAt === null ? (current.registrationConfirmedAt ?? at) : at,
    }),
    { missing: registrationProblems.tokenInvalid, inTransaction: settling },
  );
};

export const confirm = async (token: string, deps: Deps): Promise<{ organisationName: string }> => {
  const registration = await deps.registrations.find(token);
  const office = registration && (await deps.organisations.find(registration.organisationId));
  if (!registration || !office) return notFound(registrationProblems.tokenInvalid);
  if (registration.confirmedAt === undefined) {
    if (deps.now.getTime() > registration.validUntil) throw new Problem(registrationProblems.expired);
    await subscribe(token, registration, deps);
  }
  return { organisationName: office.name };
};
