import type { ApplicationMailDraft } from "../../../shared/applications/application-mail.ts";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { hardSuppressionOf } from "../../data/suppressions/suppression.ts";
import { builtInSet } from "../../data/templates/built-in-set.ts";
import type { MailData } from "../../data/templates/mail-data.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import type { Mail } from "../../data/templates/render-mail.ts";
import type { SignedLinks } from "../../platform/security/signed-ids.ts";
import { mailsIn } from "../history.ts";
import type { Occasion } from "./application-mails.ts";
import { occasionText } from "./mails.text.ts";
import { watchersOf } from "./watchers.ts";

const originOf = async (
  { organisationId }: StoredApplication,
  { organisations, portalOrigin }: LinkedStores,
) => {
  const { organisation, sender } = await loadMailOrigin(organisationId, organisations, portalOrigin);
  return { portalOrigin, organisation, sender };
};

export const isSuppressed = async (
  { email, organisationId }: StoredApplication,
  { suppressions }: LinkedStores,
) => hardSuppressionOf(await suppressions.findEverywhere(email), organisationId) !== undefined;

// Loaded on first use, not at each cold start.
const loadRenderer = async () => (await import("../../data/templates/render-mail.ts")).renderMail;

type Composing = LinkedStores & { readonly pageLinks: SignedLinks };
type About = Pick<MailData["applicationInfoTemplate"], "name" | "consent" | "message" | "pageUrl">;

/** The mail names nobody, since what strangers type must not reach a foreign address. */
const nobody: About = { name: "", consent: null, message: null, pageUrl: null };

const infoMail = async (
  application: StoredApplication,
  about: Partial<About>,
  deps: LinkedStores,
): Promise<Mail> => {
  const [renderMail, chosen, origin] = await Promise.all([
    loadRenderer(),
    deps.templateSets.findDefault(),
    originOf(application, deps),
  ]);
  // A customised template may lack the placeholders for consent and message.
  const { applicationInfoTemplate: template } = chosen;
  const knows =
    (!about.consent || template.includes("consent.url")) &&
    (!about.message || (template.includes("message.text") && template.includes("pageUrl")));
  return renderMail(knows ? chosen : await builtInSet(), "applicationInfoTemplate", {
    ...origin,
    ...nobody,
    ...about,
    positions: application.positions.map((position) => positionLabels[position]),
  });
};

export const consentMail = async (
  application: StoredApplication,
  consent: NonNullable<About["consent"]>,
  deps: LinkedStores,
): Promise<Mail | undefined> =>
  (await isSuppressed(application, deps)) ? undefined : infoMail(application, { consent }, deps);

/** This mail names the applicant, since its author has looked whom it goes to. */
export const messageOf = (
  application: StoredApplication,
  { kind, subject, text, dates }: ApplicationMailDraft,
  deps: Composing,
): Promise<Mail> => {
  const message = { kind, subject, text, dates: dates.map((date) => officeDateTime(new Date(date))) };
  const about = { name: fullName(application), message, pageUrl: deps.pageLinks.urlOf(application.id) };
  return infoMail(application, about, deps);
};

const occasionOf = (asked: string | undefined): Occasion =>
  asked === "applicationDate" || asked === "applicationPapers" ? asked : "application";

const notificationMail = async (
  application: StoredApplication,
  { employeeId, occasion }: { readonly employeeId: string; readonly occasion: Occasion },
  deps: LinkedStores,
): Promise<Mail | undefined> => {
  const { id, organisationId } = application;
  const { byMail } = await watchersOf(organisationId, deps);
  const watcher = byMail.find((one) => one.id === employeeId);
  if (!watcher) return undefined;
  const [renderMail, chosen, origin] = await Promise.all([
    loadRenderer(),
    deps.templateSets.findDefault(),
    originOf(application, deps),
  ]);
  const knows =
    occasion === "application" || chosen.applicationNotificationTemplate.includes("applicant.occasion");
  return renderMail(knows ? chosen : await builtInSet(), "applicationNotificationTemplate", {
    ...origin,
    name: fullName(watcher),
    applicant: {
      name: fullName(application),
      ...occasionText[occasion],
      url: `${deps.portalOrigin}/applications/${organisationId}/${id}`,
    },
  });
};

/** Undefined if the application is gone or the recipient no longer wants the mail. */
export const openApplicationMailComposer =
  (deps: Composing) =>
  async ({
    about,
    id = "",
    employeeId = "",
    occasion,
    mailId,
  }: Readonly<Record<string, string>>): Promise<Mail | undefined> => {
    const application = await deps.applications.find(id);
    if (!application) return undefined;
    if (about === "notification") {
      return notificationMail(application, { employeeId, occasion: occasionOf(occasion) }, deps);
    }
    if (await isSuppressed(application, deps)) return undefined;
    if (about === "info")
      return infoMail(application, { pageUrl: deps.pageLinks.urlOf(application.id) }, deps);
    const sent = mailsIn(application).find((mail) => mail.mailId === mailId);
    return sent && messageOf(application, { ...sent, kind: sent.mail }, deps);
  };
