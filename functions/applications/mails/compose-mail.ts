import { positionLabels } from "../../../shared/applications/position.text.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { hardSuppressionOf } from "../../data/suppressions/suppression.ts";
import { builtInSet } from "../../data/templates/built-in-set.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import type { Mail } from "../../data/templates/render-mail.ts";
import { watchersOf } from "./watchers.ts";

const originOf = async (
  { organisationId }: StoredApplication,
  { organisations, portalOrigin }: LinkedStores,
) => {
  const { organisation, sender } = await loadMailOrigin(organisationId, organisations, portalOrigin);
  return { portalOrigin, organisation, sender };
};

const isSuppressed = async ({ email, organisationId }: StoredApplication, { suppressions }: LinkedStores) =>
  hardSuppressionOf(await suppressions.findEverywhere(email), organisationId) !== undefined;

// Loaded on first use, not at each cold start.
const loadRenderer = async () => (await import("../../data/templates/render-mail.ts")).renderMail;

/** Names nobody: what strangers type must not reach a foreign address. */
const infoMail = async (
  application: StoredApplication,
  consent: { readonly url: string; readonly until: string } | null,
  deps: LinkedStores,
): Promise<Mail | undefined> => {
  if (await isSuppressed(application, deps)) return undefined;
  const [renderMail, chosen, origin] = await Promise.all([
    loadRenderer(),
    deps.templateSets.findDefault(),
    originOf(application, deps),
  ]);
  // A template of one's own may not know what is asked.
  const knows = consent === null || chosen.applicationInfoTemplate.includes("consent.url");
  return renderMail(knows ? chosen : await builtInSet(), "applicationInfoTemplate", {
    ...origin,
    name: "",
    positions: application.positions.map((position) => positionLabels[position]),
    consent,
  });
};

export const consentMail = infoMail;

const notificationMail = async (
  application: StoredApplication,
  employeeId: string,
  deps: LinkedStores,
): Promise<Mail | undefined> => {
  const { id, organisationId, firstname, lastname } = application;
  const { byMail } = await watchersOf(organisationId, deps);
  const watcher = byMail.find((one) => one.id === employeeId);
  if (!watcher) return undefined;
  const [renderMail, set, origin] = await Promise.all([
    loadRenderer(),
    deps.templateSets.findDefault(),
    originOf(application, deps),
  ]);
  return renderMail(set, "applicationNotificationTemplate", {
    ...origin,
    name: fullName(watcher),
    applicant: {
      name: `${firstname} ${lastname}`,
      url: `${deps.portalOrigin}/applications/${organisationId}/${id}`,
    },
  });
};

/** Undefined if the application is gone, or whom it tells no longer wants to know. */
export const openApplicationMailComposer =
  (deps: LinkedStores) =>
  async ({
    about,
    id = "",
    employeeId = "",
  }: Readonly<Record<string, string>>): Promise<Mail | undefined> => {
    const application = await deps.applications.find(id);
    if (!application) return undefined;
    return about === "info"
      ? infoMail(application, null, deps)
      : notificationMail(application, employeeId, deps);
  };
