import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Addressed } from "../../data/people/reachable-employees.ts";
import type { LateMail } from "../../platform/mail/outbox-item.ts";

/** Composed when it goes out, so that nothing is told about what is deleted meanwhile. */
const asksAbout = (
  about: "info" | "notification" | "message",
  id: string,
  more: { readonly employeeId?: string; readonly mailId?: string } = {},
) => ({ area: "applications", about, id, ...more });

export const infoMailId = (id: string): string => `application-info-${id}`;
export const consentMailId = (id: string): string => `application-consent-${id}`;

export const mailsAbout = (
  { id, email, organisationId: officeId }: Pick<StoredApplication, "id" | "email" | "organisationId">,
  watchers: readonly Addressed[],
): { readonly mailId: string; readonly mail: LateMail }[] => [
  {
    mailId: infoMailId(id),
    mail: { to: email, officeId, asks: asksAbout("info", id), isLate: true },
  },
  ...watchers.map((watcher) => ({
    mailId: `application-${id}-${watcher.id}`,
    mail: {
      to: watcher.email,
      officeId,
      asks: asksAbout("notification", id, { employeeId: watcher.id }),
      isLate: true as const,
    },
  })),
];

/** One that was written by hand: what it says is stored with the application alone. */
export const messageMail = (
  { id, email, organisationId: officeId }: Pick<StoredApplication, "id" | "email" | "organisationId">,
  { mailId, validity }: Required<Pick<LateMail, "validity">> & { readonly mailId: string },
): LateMail => ({
  to: email,
  officeId,
  validity,
  asks: asksAbout("message", id, { mailId }),
  isLate: true,
});
