import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { withdrawWrite } from "../../platform/mail/outbox-item.ts";
import type { Write } from "../../platform/table/item.ts";
import { ownerOf, usesOf } from "../application-files.ts";
import { mailsIn } from "../history.ts";
import { consentMailId, infoMailId } from "../mails/application-mails.ts";

export const removalWrites = (
  application: StoredApplication,
  {
    applicationClocks,
    applicationMails,
    sentApplications,
    ownedFiles,
  }: Pick<Stores, "applicationClocks" | "applicationMails" | "sentApplications" | "ownedFiles">,
): Write[] => [
  applicationClocks.removeWrite(application.id),
  sentApplications.forgetWrite(application.sending),
  ...[infoMailId(application.id), consentMailId(application.id)].map(withdrawWrite),
  ...applicationMails.removeWrites(
    application.id,
    mailsIn(application).map(({ mailId }) => mailId),
  ),
  ...ownedFiles.freeWrites(ownerOf(application), usesOf(application.files.map(({ id }) => id))),
];
