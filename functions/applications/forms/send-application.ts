import { addMonths } from "date-fns/addMonths";
import { ulid } from "ulid";
import type { ApplicationForm } from "../../../shared/applications/application.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { sendingOf } from "../../data/applications/sent-applications.repository.ts";
import { anybody } from "../../data/files/owned-files.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { unlessLost } from "../../platform/table/write-failures.ts";
import { ownerOf, usesOf } from "../application-files.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { consentTo } from "../consent.text.ts";
import { mailsAbout } from "../mails/application-mails.ts";
import { watchersOf } from "../mails/watchers.ts";

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

/** One transaction: an application is there with its files, its clock and its mails, or not at all. */
const store = async (application: StoredApplication, deps: Deps): Promise<boolean> => {
  const { applications, clocks, sent, ownedFiles, outbox, now } = deps;
  const { id, organisationId, files, sending } = application;
  const mails = mailsAbout(application, await watchersOf(organisationId, deps));
  const uses = usesOf(files.map((file) => file.id));
  const writes = [
    sent.rememberWrite(sending, now),
    clocks.setWrite(application),
    ...(await ownedFiles.changeWrites(ownerOf({ id }), [], uses, { viewer: anybody, now })),
    ...mails.map(({ mailId, mail }) => outbox.postWrite(mailId, mail)),
  ];
  const isStored = await unlessLost(async () => {
    await applications.insert(application, writes);
    return true;
  }, false);
  if (isStored) await outbox.tell(mails.map(({ mailId }) => mailId));
  return isStored;
};

/** A robot is answered like anybody, and what was sent before is not stored again. */
export const sendApplication = async (
  organisationId: string,
  form: ApplicationForm,
  deps: Deps,
): Promise<void> => {
  const { settings, sent, ownedFiles, now } = deps;
  const { applicationMonths: months } = await settings.current();
  if (form.consent.version !== consentTo(months).version) {
    throw problemAt(applicationProblems.otherConsent, "consent");
  }
  const sending = sendingOf(organisationId, form.submissionId ?? form);
  const fresh = newApplication(organisationId, form, { months, sending, now });
  if (form.website || (await sent.has(sending, now))) return;
  const found = await ownedFiles.check(ownerOf(fresh), [], usesOf(form.fileIds), anybody);
  const files = [...found.values()].map(({ id, fileName, contentType, size }) => ({
    id,
    fileName,
    contentType,
    size,
  }));
  if (await store({ ...fresh, files }, deps)) return;
  if (!(await sent.has(sending, now))) throw new Problem(fileProblems.unknown);
};
