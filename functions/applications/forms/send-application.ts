import { addMonths } from "date-fns/addMonths";
import { ulid } from "ulid";
import type { ApplicationForm } from "../../../shared/applications/application.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { sendingOf } from "../../data/applications/sent-applications.repository.ts";
import { anybody } from "../../data/files/owned-files.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { ownerOf, usesOf } from "../application-files.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { consentTo } from "../consent.text.ts";
import { infoMail } from "../mails/application-mails.ts";
import { notifyWatchers } from "../mails/notify-watchers.ts";

type Deps = ApplicationsDeps & { readonly now: Date };

const newApplication = (
  organisationId: string,
  { fileIds: _, consent: __, submissionId: ___, website: ____, ...fields }: ApplicationForm,
  { months, sending, now }: { readonly months: number; readonly sending: string; readonly now: Date },
): Omit<StoredApplication, "files"> => {
  const at = now.toISOString();
  return {
    ...fields,
    email: mailAddressOf(fields.email),
    id: ulid(),
    organisationId,
    isProcessed: false,
    stage: "new",
    history: [],
    notes: [],
    consent: { ...consentTo(months), at },
    createdAt: at,
    modifiedAt: at,
    deleteAt: addMonths(now, months).toISOString(),
    consentUntil: null,
    consentGivenAt: null,
    consentAsked: null,
    sending,
  };
};

const store = async (
  fresh: Omit<StoredApplication, "files">,
  fileIds: readonly string[],
  deps: Deps,
): Promise<void> => {
  const { applications, applicationClocks, sentApplications, ownedFiles, outbox, now } = deps;
  const [owner, uses] = [ownerOf(fresh), usesOf(fileIds)];
  const [found, watchers] = await Promise.all([
    ownedFiles.check(owner, [], uses, anybody),
    notifyWatchers(fresh, { kind: "application" }, deps),
  ]);
  const files = Array.from(found.values(), ({ id, fileName, contentType, size }) => ({
    id,
    fileName,
    contentType,
    size,
  }));
  const mails = [infoMail(fresh), ...watchers.mails];
  const writes = [
    sentApplications.rememberWrite(fresh.sending, now),
    applicationClocks.setWrite(fresh),
    ...(await ownedFiles.changeWrites(owner, [], uses, { viewer: anybody, now })),
    ...mails.map(({ mailId, mail }) => outbox.postWrite(mailId, mail)),
    ...watchers.bells,
  ];
  await ownedFiles.refusingLostFiles(() => applications.insert({ ...fresh, files }, writes));
  await outbox.hurry(mails.map(({ mailId }) => mailId));
};

/** A robot gets the usual answer, and a repeated application is not stored again. */
export const sendApplication = async (
  organisationId: string,
  form: ApplicationForm,
  deps: Deps,
): Promise<void> => {
  const { settings, sentApplications, now } = deps;
  const { applicationMonths: months } = await settings.current();
  if (form.consent.version !== consentTo(months).version) {
    throw problemAt(applicationProblems.otherConsent, "consent");
  }
  const sending = sendingOf(organisationId, form.submissionId ?? form);
  const fresh = newApplication(organisationId, form, { months, sending, now });
  if (form.website || (await sentApplications.has(sending, now))) return;
  try {
    await store(fresh, form.fileIds, deps);
  } catch (error) {
    // The same application may have come in parallel and have taken the files.
    if (!(await sentApplications.has(sending, now))) throw error;
  }
};
