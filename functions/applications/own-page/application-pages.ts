import {
  applicationPages as contract,
  type PageLanguage,
} from "../../../shared/applications/application-page.contract.ts";
import type { MailStep } from "../../../shared/applications/application-step.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { chosenDate, mailsIn, withStep } from "../history.ts";
import { notifyWatchers } from "../mails/notify-watchers.ts";
import { removalWrites } from "../retention/removal.ts";
import { applicantState } from "./applicant-state.ts";
import { addressIn, type Framing, ownPage, withdrawalPage, withdrawnPage } from "./own-page.ts";
import { mayAddPapers, takePapers } from "./take-papers.ts";

const DEFAULT: PageLanguage = "de";

const applicationOf = async (token: string, { pageLinks, applications }: ApplicationsDeps) => {
  const id = pageLinks.idIn(token);
  return (
    (id === undefined ? undefined : await applications.find(id)) ?? notFound(applicationProblems.linkInvalid)
  );
};

const stateOf = async (application: StoredApplication, { applicationMails }: ApplicationsDeps) => {
  const mailIds = mailsIn(application).map(({ mailId }) => mailId);
  return applicantState(application, await applicationMails.statesOf(application.id, mailIds));
};

const framingOf = async (
  token: string,
  { organisationId }: StoredApplication,
  lang: PageLanguage | undefined,
  { organisations }: ApplicationsDeps,
): Promise<Framing> => {
  const office = await organisations.find(organisationId);
  return { token, lang: lang ?? DEFAULT, office: { id: organisationId, name: office?.name ?? "" } };
};

/** The sender of the invitation is notified in any case. */
const dateNotification = async (
  application: StoredApplication,
  { by, mailId }: MailStep,
  deps: ApplicationsDeps & { readonly now: Date },
) => {
  const kind = "applicationDate";
  const inviter = await deps.employees.find(by);
  const also = inviter && !wantsBell(inviter, kind) ? [] : [by];
  return notifyWatchers(application, { kind, number: mailId, also }, deps);
};

export const applicationPages = implement<typeof contract, ApplicationsDeps>(contract, {
  page: async ({ params: { token }, query: { lang, notice } }, deps) => {
    const application = await applicationOf(token, deps);
    const [state, framing] = await Promise.all([
      stateOf(application, deps),
      framingOf(token, application, lang, deps),
    ]);
    return ownPage({ ...state, application, notice, now: deps.now }, framing);
  },

  choose: async ({ params: { token }, query: { lang = DEFAULT }, body }, deps) => {
    const application = await applicationOf(token, deps);
    const { now, applications, outbox } = deps;
    const { invitation } = await stateOf(application, deps);
    const backTo = (notice: "chosen" | "gone") => ({
      location: `${addressIn(token, lang)}&notice=${notice}`,
      maxAge: 0,
    });
    if (invitation?.chosen !== undefined) return backTo("chosen");
    if (!invitation?.mail.dates.includes(body.date) || new Date(body.date) <= now) return backTo("gone");
    const { mail } = invitation;
    const { bells, mails } = await dateNotification(application, mail, deps);
    await applications.update(
      application.id,
      // A button pressed twice counts once.
      (current) =>
        chosenDate(current, mail) === undefined
          ? withStep(current, { kind: "date", at: now.toISOString(), date: body.date })
          : current,
      {
        from: application,
        missing: applicationProblems.linkInvalid,
        inTransaction: (current) =>
          chosenDate(current, mail) === undefined
            ? [...bells, ...mails.map((one) => outbox.postWrite(one.mailId, one.mail))]
            : [],
      },
    );
    await outbox.hurry(mails.map(({ mailId }) => mailId));
    return backTo("chosen");
  },

  addPapers: async ({ params: { token }, query: { lang = DEFAULT }, body }, deps) => {
    const application = await applicationOf(token, deps);
    const { papers } = await stateOf(application, deps);
    if (papers === undefined || !mayAddPapers(application)) return notFound(applicationProblems.linkInvalid);
    await takePapers(application, body.fileIds, deps);
    const notice = body.fileIds.length > 0 ? "&notice=arrived" : "";
    return { location: addressIn(token, lang) + notice, maxAge: 0 };
  },

  leave: async ({ params: { token }, query: { lang } }, deps) =>
    withdrawalPage(await framingOf(token, await applicationOf(token, deps), lang, deps)),

  withdraw: async ({ params: { token }, query: { lang } }, deps) => {
    const application = await applicationOf(token, deps);
    const [framing, { bells }] = await Promise.all([
      framingOf(token, application, lang, deps),
      notifyWatchers(application, { kind: "applicationWithdrawn" }, deps),
    ]);
    await deps.applications.remove(application.id, {
      from: application,
      missing: applicationProblems.linkInvalid,
      inTransaction: async (current) => [
        await deps.trail.write({ subject: { id: current.id, name: null } }),
        ...removalWrites(current, deps),
        ...bells,
      ],
    });
    return withdrawnPage(framing);
  },
});
