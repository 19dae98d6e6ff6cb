import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { withdrawWrite } from "../../platform/mail/outbox-item.ts";
import type { Write } from "../../platform/table/item.ts";
import { ownerOf, usesOf } from "../application-files.ts";
import { consentMailId, infoMailId } from "../mails/application-mails.ts";

/** All that is stored beside an application goes in its own transaction; the bytes with the next sweep of files. */
export const removalWrites = (
  application: StoredApplication,
  {
    applicationClocks,
    sentApplications,
    ownedFiles,
  }: Pick<Stores, "applicationClocks" | "sentApplications" | "ownedFiles">,
): Write[] => [
  applicationClocks.removeWrite(application.id),
  sentApplications.forgetWrite(application.sending),
  ...[infoMailId(application.id), consentMailId(application.id)].map(withdrawWrite),
  ...ownedFiles.releaseWrites(ownerOf(application), usesOf(application.files.map(({ id }) => id))),
];
