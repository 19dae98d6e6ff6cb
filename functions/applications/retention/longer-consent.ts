import { addMonths } from "date-fns/addMonths";
import { isAfter } from "date-fns/isAfter";
import { subDays } from "date-fns/subDays";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { officeDate } from "../../../shared/dates/office-days.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import { problemOnConflict } from "../../platform/table/write-failures.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { consentMailId } from "../mails/application-mails.ts";
import { consentMail } from "../mails/compose-mail.ts";

type Deps = ApplicationsDeps & { readonly now: Date };

const invalid = applicationProblems.consentInvalid;

export const askConsent = async (
  application: Stored<StoredApplication>,
  months: number,
  deps: Deps & { readonly trail: RequestTrail<"application.consent-asked"> },
): Promise<Stored<StoredApplication>> => {
  const { applications, outbox, consentLinks, portalOrigin, now, trail } = deps;
  const { id, email, organisationId } = application;
  const until = addMonths(now, months).toISOString();
  if (until <= application.deleteAt) throw problemAt(applicationProblems.notLonger, "months");
  const url = `${portalOrigin}/apply/consent?${new URLSearchParams({ token: consentLinks.tokenOf(id) })}`;
  const mail = await consentMail(application, { url, until: officeDate(until) }, deps);
  const mailId = consentMailId(id);
  const ask = () =>
    applications.update(
      id,
      (current) => {
        const asked = current.consentAsked;
        if (asked && isAfter(asked.at, subDays(now, 1))) throw new Problem(applicationProblems.askedToday);
        return { ...current, consentAsked: { at: now.toISOString(), until } };
      },
      {
        from: application,
        inTransaction: async () => [
          await trail.write({ subject: { id, name: null } }),
          ...(mail ? [outbox.postWrite(mailId, { to: email, officeId: organisationId, ...mail })] : []),
        ],
      },
    );
  // The former mail may still wait in the outbox.
  const saved = await problemOnConflict(() => new Problem(applicationProblems.askedToday), ask);
  if (mail) await outbox.hurry([mailId]);
  return saved;
};

const shown = async (application: StoredApplication, { organisations }: Deps) => {
  const { organisationId, deleteAt, consentAsked, consentUntil } = application;
  const until = consentAsked?.until ?? consentUntil ?? notFound(invalid);
  const organisation = await organisations.find(organisationId);
  return {
    organisationId,
    organisationName: organisation?.name ?? "",
    deleteAt,
    until,
    isGiven: consentAsked === null,
  };
};

const applicationOf = async (token: string, { consentLinks, applications }: Deps) => {
  const id = consentLinks.idIn(token);
  return (id === undefined ? undefined : await applications.find(id)) ?? notFound(invalid);
};

export const readConsent = async (token: string, deps: Deps) => shown(await applicationOf(token, deps), deps);

export const giveConsent = async (
  token: string,
  deps: Deps & { readonly trail: RequestTrail<"application.consent-given"> },
) => {
  const { applications, applicationClocks, now, trail } = deps;
  const application = await applicationOf(token, deps);
  if (application.consentAsked === null) {
    trail.skip();
    return shown(application, deps);
  }
  const saved = await applications.update(
    application.id,
    (current) => {
      if (current.consentAsked === null) return current;
      const { until } = current.consentAsked;
      const deleteAt = until > current.deleteAt ? until : current.deleteAt;
      return {
        ...current,
        deleteAt,
        consentUntil: until,
        consentGivenAt: now.toISOString(),
        consentAsked: null,
      };
    },
    {
      from: application,
      missing: invalid,
      inTransaction: async (_, after) => [
        await trail.write({ subject: { id: after.id, name: null } }),
        applicationClocks.setWrite(after),
      ],
    },
  );
  return shown(saved, deps);
};
