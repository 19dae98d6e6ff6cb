import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import { withdrawWrite } from "../../platform/mail/outbox-item.ts";
import type { Write } from "../../platform/table/item.ts";
import { ownerOf, usesOf } from "../application-files.ts";
import type { ApplicationStores } from "../applications.deps.ts";
import { consentMailId, infoMailId } from "../mails/application-mails.ts";

/** All that is stored beside an application goes in its own transaction; the bytes with the next sweep of files. */
export const removalWrites = (
  application: StoredApplication,
  { clocks, sent, ownedFiles }: Pick<ApplicationStores, "clocks" | "sent" | "ownedFiles">,
): Write[] => [
  clocks.removeWrite(application.id),
  sent.forgetWrite(application.sending),
  ...[infoMailId(application.id), consentMailId(application.id)].map(withdrawWrite),
  ...ownedFiles.releaseWrites(ownerOf(application), usesOf(application.files.map(({ id }) => id))),
];
