import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Addressed } from "../../data/people/reachable-employees.ts";
import type { LateMail } from "../../platform/mail/outbox-item.ts";

/** Composed when it goes out, so that nothing is told about what is deleted meanwhile. */
const asksAbout = (about: "info" | "notification", id: string, employeeId = "") => ({
  area: "applications",
  about,
  id,
  employeeId,
});

export const infoMailId = (id: string): string => `application-info-${id}`;
export const consentMailId = (id: string): string => `application-consent-${id}`;

export const mailsAbout = (
  { id, email, organisationId: officeId }: Pick<StoredApplication, "id" | "email" | "organisationId">,
  watchers: readonly Addressed[],
): { readonly mailId: string; readonly mail: LateMail }[] => [
  { mailId: infoMailId(id), mail: { to: email, officeId, asks: asksAbout("info", id), isLate: true } },
  ...watchers.map((watcher) => ({
    mailId: `application-${id}-${watcher.id}`,
    mail: {
      to: watcher.email,
      officeId,
      asks: asksAbout("notification", id, watcher.id),
      isLate: true as const,
    },
  })),
];
