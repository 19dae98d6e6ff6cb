import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Addressed } from "../../data/people/reachable-employees.ts";
import type { DeferredMail } from "../../platform/mail/outbox-item.ts";

/** The mail is composed when it goes out, so that a deleted application sends nothing. */
const asksAbout = (
  about: "info" | "notification" | "message",
  id: string,
  more: Readonly<Record<string, string>> = {},
) => ({ area: "applications", about, id, ...more });

export type Occasion = "application" | "applicationDate" | "applicationPapers";

export const infoMailId = (id: string): string => `application-info-${id}`;
export const consentMailId = (id: string): string => `application-consent-${id}`;

interface MailToPost {
  readonly mailId: string;
  readonly mail: DeferredMail;
}

export const infoMail = ({
  id,
  email,
  organisationId: officeId,
}: Pick<StoredApplication, "id" | "email" | "organisationId">): MailToPost => ({
  mailId: infoMailId(id),
  mail: { to: email, officeId, asks: asksAbout("info", id), isLate: true },
});

export const watcherMails = (
  { id, organisationId: officeId }: Pick<StoredApplication, "id" | "organisationId">,
  watchers: readonly Addressed[],
  { kind, number }: { readonly kind: Occasion; readonly number: string },
): MailToPost[] =>
  watchers.map((watcher) => ({
    mailId: [kind, id, number, watcher.id].filter(Boolean).join("-"),
    mail: {
      to: watcher.email,
      officeId,
      asks: asksAbout("notification", id, { employeeId: watcher.id, occasion: kind }),
      isLate: true,
    },
  }));

/** A mail written by hand: its text is stored with the application alone. */
export const messageMail = (
  { id, email, organisationId: officeId }: Pick<StoredApplication, "id" | "email" | "organisationId">,
  { mailId, validity }: Required<Pick<DeferredMail, "validity">> & { readonly mailId: string },
): DeferredMail => ({
  to: email,
  officeId,
  validity,
  asks: asksAbout("message", id, { mailId }),
  isLate: true,
});
